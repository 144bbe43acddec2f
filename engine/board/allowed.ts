import type { Game } from '../kernel/game.ts'
import type { ShipStanding } from '../mechanics/movement/words.ts'
import type { CardId } from './state.ts'
import { affects, standings } from './value.ts'

/** Does a text in play let the card do that besides what it may do anyway? */
export function isAllowed(game: Game, card: CardId, deed: NonNullable<ShipStanding['allows']>): boolean {
  const found = standings(game).find(
    ({ card: by, standing }) => standing.allows === deed && affects(game, by, standing, card),
  )
  if (found) game.credit(found.standing)
  return found !== undefined
}
