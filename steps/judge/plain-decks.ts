import type { Card } from '../../protocol/types.ts'
import type { Player } from '../operation.ts'
import type { Position } from './position.ts'

const plainId = (title: string, owner: Player, at: number): string => `${title} (${owner}'s deck ${at + 1})`

/** Is it one of the cards that lie in a deck of which the scenario says nothing? */
export const isPlain = (id: string): boolean => /'s deck \d+\)$/.test(id)

/** Cards to draw, in decks that the scenario says nothing of. */
export function plainDecks(decks: Position['decks']): readonly Card[] {
  if (!decks) return []
  const { title, count, players } = decks
  return players.flatMap(owner =>
    Array.from(
      { length: count },
      (_, at): Card => ({ id: plainId(title, owner, at), title, owner, where: ['deck', owner] }),
    ),
  )
}
