import type { Game } from '../kernel/game.ts'
import { locationOf } from './places.ts'
import type { CardId } from './state.ts'

/** The quadrant of the location at which the card is, or which it is. */
export function quadrantOf(game: Game, card: CardId): string | undefined {
  const location = locationOf(game, card)
  return location === undefined ? undefined : game.card(location).holder
}
