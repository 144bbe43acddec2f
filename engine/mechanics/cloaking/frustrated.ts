import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Does the text say that cloaking frustrates the card? */
export function isFrustrated(game: Game, card: CardId): boolean {
  const clause = game.text(card).isFrustratedByCloaking
  if (!clause || !game.inForce(clause)) return false
  game.credit(clause)
  return true
}
