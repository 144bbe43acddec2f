import { narrowSweep } from '../../analysis/strength/narrow/measure.ts'
import { narrowTable } from '../print/narrow.ts'
import { sweepCommand } from './print-report.ts'

export const narrow = sweepCommand(
  narrowSweep,
  'Playing the suite on engines that obey a ruling in part; this takes minutes',
  narrowTable,
)
