import { fairnessSweep } from '../../analysis/fairness/measure.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { fairnessTable } from '../print/fairness.ts'
import { sweepCommand } from './print-report.ts'

export const fairness = sweepCommand(
  fairnessSweep,
  'Playing the suite on right engines that differ',
  measured => fairnessTable(measured, loadCatalogue().customs),
  ({ report }) => report,
)
