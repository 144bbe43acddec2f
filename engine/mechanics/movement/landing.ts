import { isAllowed } from '../../board/allowed.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Is the ship made to land, or does a card in play let it? */
export function isLandable(game: Game, ship: CardId): boolean {
  if (game.facts(ship).keywords?.includes('Landing')) return true
  return isAllowed(game, ship, 'land')
}
