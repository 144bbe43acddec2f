import { move } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import type { PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'
import { shuffle } from '../../selections/shuffle.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    'shuffle discard pile into draw deck': object
  }
}

export const regenerate: CardText = {
  title: 'Regenerate',
  plays: [{ effects: [{ do: 'shuffle discard pile into draw deck' }] }],
}

export const effects: EffectHandlers<'shuffle discard pile into draw deck'> = {
  'shuffle discard pile into draw deck': (game, _, context) => intoDrawDeck(game, context.you),
}

/** The discard pile becomes part of the draw deck. */
function* intoDrawDeck(game: Game, player: PlayerName): Flow {
  for (const { id } of cardsIn(game, 'discard', player)) move(game, id, 'deck', player)
  yield* shuffle(game, player, 'deck')
}
