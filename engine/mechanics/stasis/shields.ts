import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Does a card aboard keep those aboard with it, itself included, from going into stasis along with the ship? */
export function isWarded(game: Game, card: CardId): boolean {
  const { place, holder, controller } = game.card(card)
  for (const other of cardsIn(game, place, holder)) {
    if (other.controller !== controller || other.is.includes('stasis')) continue
    const clause = game.text(other.id).wards?.find(c => game.inForce(c))
    if (!clause) continue
    game.credit(clause)
    return true
  }
  return false
}
