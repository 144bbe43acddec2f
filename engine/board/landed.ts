import type { Game } from '../kernel/game.ts'
import { isBoundAsLanded, isLandedWhileDocked } from '../mechanics/docking/questions.ts'
import type { CardId } from './state.ts'

/** Has the ship landed, on a planet or where to dock is to land? */
export function isLanded(game: Game, ship: CardId): boolean {
  const { place, holder: at } = game.card(ship)
  return place === 'planet' || (isWhereShipsLand(game, ship) && game.decide(isLandedWhileDocked, { ship, at }))
}

/** Do the rules for landed ships bind it? */
export function obeysAsLanded(game: Game, ship: CardId): boolean {
  const { place, holder: at } = game.card(ship)
  return place === 'planet' || (isWhereShipsLand(game, ship) && game.decide(isBoundAsLanded, { ship, at }))
}

function isWhereShipsLand(game: Game, ship: CardId): boolean {
  const { place, holder } = game.card(ship)
  return place === 'docked' && !!game.text(holder).landsShips
}
