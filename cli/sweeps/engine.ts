import { type EngineReport, engineSweep, type FoundInRoom } from '../../analysis/strength/engine/measure.ts'
import type { ChangesAsked } from '../../analysis/strength/mutation/score.ts'
import { engineTable } from '../print/engine-changes.ts'
import { printReport, tellFaults } from './print-report.ts'
import type { SweepCommand } from './sweeps.ts'

export const engine: SweepCommand<ChangesAsked, FoundInRoom, EngineReport> = {
  sweep: engineSweep,
  says: 'Playing the suite on a changed engine; this takes minutes',
  tell: async (report, _, json) => {
    await printReport(report, json, titles => engineTable(report, titles))
    return tellFaults(report.faults)
  },
}
