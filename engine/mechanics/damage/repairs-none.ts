import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Does the facility's own text say that it repairs no ship? */
export function repairsNone(game: Game, facility: CardId): boolean {
  const { repairs: clause } = game.text(facility)
  if (clause?.what !== 'no ship' || !game.inForce(clause)) return false
  game.credit(clause)
  return true
}
