import { type Between, type BetweenAsked, betweenSweep } from '../../analysis/laws/between.ts'
import { printBetween } from '../../analysis/laws/print.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { exitCodes } from '../exit-codes.ts'
import { printReport } from './print-report.ts'
import type { SweepCommand } from './sweeps.ts'

/** Well where every difference rests on something listed. */
export const between: SweepCommand<BetweenAsked, Between, Between> = {
  sweep: betweenSweep,
  says: 'Playing the scenarios of one law under another',
  tell: async (found, { topic }, json) => {
    await printReport(found, json, () => `${printBetween(found, loadCatalogue(), !!topic?.length)}\n`)
    return found.differences.every(one => one.grounds !== 'unexplained') ? exitCodes.well : exitCodes.failures
  },
}
