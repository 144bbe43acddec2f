import type { MadeUp } from '../protocol/types.ts'
import type { Deed, Operation } from './operation.ts'

/** The cards that are made up. */
export const madeIn = (operations: readonly Operation[]): readonly MadeUp[] =>
  operations.flatMap(one => (one.op === 'madeUp' ? one.cards : []))

/** The deeds that a sentence tells of. */
export function deedsIn(operation: Operation): readonly Deed[] {
  if (operation.op === 'do') return [operation.deed]
  return operation.op === 'history' || operation.op === 'verdicts' ? operation.deeds : []
}
