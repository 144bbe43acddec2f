import { engineSweep } from '../../analysis/strength/engine/measure.ts'
import { engineTable } from '../print/engine-changes.ts'
import { sweepCommand } from './print-report.ts'

export const engine = sweepCommand(
  engineSweep,
  'Playing the suite on a changed engine; this takes minutes',
  engineTable,
)
