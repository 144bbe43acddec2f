import type { Game } from '../kernel/game.ts'
import { countsWhereItLands, isBoundAsLanded } from '../questions/docking/settled.ts'
import type { CardId } from './state.ts'

/** Has the ship landed, on a planet or where to dock is to land? */
export function isLanded(game: Game, ship: CardId): boolean {
  const { place, holder: at } = game.card(ship)
  return (
    place === 'planet' || (isWhereShipsLand(game, ship) && game.decide(countsWhereItLands, { ship, at, as: 'landed' }))
  )
}

/** Is it docked, there or elsewhere? */
export function isDocked(game: Game, ship: CardId): boolean {
  const { place, holder: at } = game.card(ship)
  if (isWhereShipsLand(game, ship)) return game.decide(countsWhereItLands, { ship, at, as: 'docked' })
  return place === 'docked'
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
