import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { UseText } from '../../text/in-play-text.ts'
import type { InsteadOfDraw } from '../draws-and-discards/draw.ts'
import { canUse, useText } from './use.ts'

/** Texts that say so are used in place of a draw. */
export const insteadOfDraw: InsteadOfDraw = {
  options: (game, player) =>
    game.state.cards
      .filter(c => c.controller === player && inPlay(c) && converterOf(game, player, c.id) !== undefined)
      .map(c => c.id),
  *carryOut(game, player, card) {
    const text = converterOf(game, player, card)
    if (text) yield* useText(game, player, card, text, {})
  },
}

const converterOf = (game: Game, player: PlayerName, card: CardId): UseText | undefined =>
  (game.text(card).uses ?? []).find(
    text => text.inPlaceOf === 'card draw' && game.inForce(text) && canUse(game, player, card, text),
  )
