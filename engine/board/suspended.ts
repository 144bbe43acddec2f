import type { Game } from '../kernel/game.ts'
import type { CardId } from './state.ts'

export interface AddedNotes {
  /** For the battle: of the ship, what the other card adds to its SHIELDS. */
  suspended: readonly { readonly ship: CardId; readonly by: CardId }[]
}

export interface AddedDeedKinds {
  /** Of all ships, for the rest of the turn. */
  'enhancements suspended': true
}

/** Is what the other card adds to the number of the ship suspended at the moment? */
export function isSuspended(game: Game, ship: CardId, attribute: string, by: CardId): boolean {
  if (game.facts(ship).type !== 'ship') return false
  if (attribute === 'shields' && game.notes.suspended?.some(one => one.ship === ship && one.by === by)) return true
  const { number } = game.state.turn
  return game.state.history.some(d => d.kind === 'enhancements suspended' && d.turn === number)
}
