import type { Conformance } from '../../reports/result.ts'
import { countOf, troubles } from '../../reports/words.ts'
import { exitCodes } from '../exit-codes.ts'

/** 0 all well, 1 something to look into, 2 something of the features is broken, 3 cases are missing. */
export function exitCodeOf({ complete, broken, totals }: Conformance): number {
  if (broken) return exitCodes.usage
  if (troubles.some(outcome => countOf(totals, outcome) > 0)) return exitCodes.failures
  return complete ? exitCodes.well : exitCodes.incomplete
}
