import { isAllowed } from '../../board/allowed.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Is the ship made to land, or does a card in play let it? */
export const isLandable = (game: Game, ship: CardId): boolean =>
  isMadeToLand(game, ship) || isAllowed(game, ship, 'land')

export const isMadeToLand = (game: Game, ship: CardId): boolean => !!game.facts(ship).keywords?.includes('Landing')
