import { type EngineReport, engineSweep, type FoundInRoom } from '../../analysis/strength/engine/measure.ts'
import type { TopicsAsked } from '../../analysis/strength/mutation/score.ts'
import { exitCodes } from '../exit-codes.ts'
import { engineTable } from '../print/engine-changes.ts'
import { printReport } from './print-report.ts'
import type { SweepCommand } from './sweeps.ts'

export const engine: SweepCommand<TopicsAsked, FoundInRoom, EngineReport> = {
  sweep: engineSweep,
  says: 'Playing the suite on a changed engine; this takes minutes',
  tell: async (report, _, json) => {
    await printReport(report, json, titles => engineTable(report, titles))
    return exitCodes.well
  },
}
