import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'

const resetting = cardsWith(text => text.resets)

/** Puts countdowns aboard a card whose text resets them back to what is printed. */
export function resetCountdowns(game: Game): void {
  for (const { id, controller } of resetting(game)) {
    const clause = game.text(id).resets
    if (!clause || !game.inForce(clause)) continue
    for (const { id: card, count } of cardsIn(game, 'aboard', id)) {
      const printed = printedCountdown(game, card)
      if (count.countdown === undefined || printed === undefined || count.countdown === printed) continue
      if (!matches(game, card, clause.where, controller)) continue
      game.credit(clause)
      game.change(card, { count: { ...count, countdown: printed } })
    }
  }
}

/** The number in the icon of the card. */
function printedCountdown(game: Game, card: CardId): number | undefined {
  const icon = game.facts(card).icons?.find(one => one.startsWith('countdown '))
  return icon === undefined ? undefined : Number(icon.slice('countdown '.length))
}
