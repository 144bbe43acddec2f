import type { ChangesAsked } from '../../analysis/strength/mutation/score.ts'
import { type NarrowReport, narrowSweep } from '../../analysis/strength/narrow/measure.ts'
import type { Narrowed } from '../../analysis/strength/narrow/narrow.ts'
import { narrowTable } from '../print/narrow.ts'
import { printReport, tellFaults } from './print-report.ts'
import type { SweepCommand } from './sweeps.ts'

export const narrow: SweepCommand<ChangesAsked, Narrowed, NarrowReport> = {
  sweep: narrowSweep,
  says: 'Playing the suite on engines that obey a ruling in part; this takes minutes',
  tell: async (report, _, json) => {
    await printReport(report, json, titles => narrowTable(report, titles))
    return tellFaults(report.faults)
  },
}
