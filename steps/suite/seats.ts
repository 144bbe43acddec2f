import { type Operation, type Player, players } from '../operation.ts'

const [alice, bob, third] = players

/** The players at the table: two, and whoever has the third seat where a sentence speaks of that one. */
export const seatedIn = (operations: readonly Operation[]): readonly Player[] =>
  operations.some(speaksOf) ? players : [alice, bob]

function speaksOf(said: object): boolean {
  return Object.values(said).some(part => part === third || (!!part && typeof part === 'object' && speaksOf(part)))
}
