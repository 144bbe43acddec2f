import type { Conformance } from '../../reports/result.ts'
import { exitCodes } from '../exit-codes.ts'

/** 0 all well, 1 something to look into, 3 cases are missing. */
export function exitCodeOf({ complete, totals }: Conformance): number {
  const troubles = totals.fail + totals.unproven + totals['engine-error'] + totals.timeout + totals.crash
  if (troubles) return exitCodes.failures
  return complete ? exitCodes.well : exitCodes.incomplete
}
