import type { CardId } from '../state/state.ts'
import { affects, standings } from '../state/value.ts'
import type { Game } from './game.ts'

/** Is the ship made to land, or does a card in play let it? */
export function isLandable(game: Game, ship: CardId): boolean {
  if (game.facts(ship).keywords?.includes('Landing')) return true
  const leave = standings(game).find(
    ({ card, standing }) => standing.allows === 'land' && affects(game, card, standing, ship),
  )
  if (leave) game.credit(leave.standing)
  return leave !== undefined
}

/** Is there a planet where the mission is? */
export function hasPlanet(game: Game, mission: CardId): boolean {
  return ['planet', 'dual'].includes(game.facts(mission).kind ?? '')
}
