import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** The icons of which its text lets the personnel apply several to the staffing of a ship. */
export function appliedTogether(game: Game, card: CardId): readonly string[] {
  const { appliesTogether } = game.text(card)
  if (!appliesTogether || !game.inForce(appliesTogether)) return []
  game.credit(appliesTogether)
  return appliesTogether.icons
}
