import type { Game } from '../kernel/game.ts'
import { leavesWithItsLocation } from '../questions/locations/questions.ts'
import type { CardId } from './state.ts'

/** What lay beneath a card that is no location has nothing to lie beneath any more. */
export function leftBeneath(game: Game, id: CardId): readonly CardId[] {
  const { stores } = game.text(id)
  if (['mission', 'time location'].includes(game.facts(id).type) || (stores && game.inForce(stores))) return []
  return game
    .heldBy(id)
    .filter(c => c.place === 'under')
    .map(c => c.id)
}

/** Does what lies on a location that a card has made stay in play without it? */
export const outlives = (game: Game, id: CardId, host: CardId): boolean =>
  !!game.text(host).creates && !game.decide(leavesWithItsLocation, { card: id, location: host })
