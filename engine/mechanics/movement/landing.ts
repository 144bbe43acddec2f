import { isAllowed } from '../../board/allowed.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Is the ship made to land, or does a card in play let it? */
export function isLandable(game: Game, ship: CardId): boolean {
  if (game.facts(ship).keywords?.includes('Landing')) return true
  return isAllowed(game, ship, 'land')
}

/** Is there a planet where the mission is? */
export function hasPlanet(game: Game, mission: CardId): boolean {
  return ['planet', 'dual'].includes(game.facts(mission).kind ?? '')
}
