import { cardsIn } from '../../board/places.ts'
import type { Game } from '../../kernel/game.ts'
import { beginCountdown } from '../../text/begin-countdown.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'

const resetting = cardsWith(text => text.resets)

/** Countdowns of cards that have come aboard a facility which resets them begin anew. */
export function resetCountdowns(game: Game): void {
  for (const { id, controller } of resetting(game)) {
    const { resets } = game.text(id)
    if (!resets || !game.inForce(resets)) continue
    for (const card of cardsIn(game, 'aboard', id)) {
      if (card.count.countdown === undefined || !matches(game, card.id, resets.where, controller)) continue
      game.credit(resets)
      beginCountdown(game, card.id, game.text(card.id))
    }
  }
}
