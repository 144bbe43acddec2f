import { cardsIn } from '../../board/places.ts'
import type { CardId, Condition } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Does a card aboard keep those aboard with it, itself included, from coming into the condition along with the ship? */
export function isWarded(game: Game, card: CardId, condition: Condition): boolean {
  const { place, holder, controller } = game.card(card)
  for (const other of cardsIn(game, place, holder)) {
    if (other.controller !== controller || other.is.includes(condition)) continue
    const clause = game.text(other.id).wards?.find(c => c.condition === condition && game.inForce(c))
    if (!clause) continue
    game.credit(clause)
    return true
  }
  return false
}
