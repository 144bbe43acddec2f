import { type Operation, type Player, players } from '../operation.ts'

const [alice, bob, third] = players

/** The players at the table: two, and whoever has the third seat where a sentence speaks of that one. */
export const seatedIn = (operations: readonly Operation[]): readonly Player[] =>
  operations.some(speaksOf) ? players : [alice, bob]

function speaksOf(said: object): boolean {
  for (const key in said) {
    const part = said[key as keyof typeof said] as unknown
    if (part === third || (part && typeof part === 'object' && speaksOf(part))) return true
  }
  return false
}
