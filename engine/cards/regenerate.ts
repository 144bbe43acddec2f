import { move } from '../board/moves.ts'
import { cardsIn } from '../board/places.ts'
import type { PlayerName } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { shuffle } from '../mechanics/selections/shuffle.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedEffectWords {
  'shuffle discard pile into draw deck': object
}

export const card: Card = {
  title: 'Regenerate',
  print: { leftOut: 'Borg ships', why: 'it is played for the draw deck' },
  glossary: {
    plays: [{ effects: [{ do: 'shuffle discard pile into draw deck' }] }],
  },
}

/** The discard pile becomes part of the draw deck. */
function* intoDrawDeck(game: Game, player: PlayerName): Flow {
  for (const { id } of cardsIn(game, 'discard', player)) move(game, id, 'deck', player)
  yield* shuffle(game, player, 'deck')
}

export const effects: EffectHandlers<'shuffle discard pile into draw deck'> = {
  'shuffle discard pile into draw deck': (game, _, context) => intoDrawDeck(game, context.you),
}
