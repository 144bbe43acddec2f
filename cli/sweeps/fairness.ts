import { type FairnessAsked, fairnessSweep, type Measured } from '../../analysis/fairness/measure.ts'
import type { Played } from '../../analysis/fairness/sweep.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { fairnessTable } from '../print/fairness.ts'
import { printReport, tellFaults } from './print-report.ts'
import type { SweepCommand } from './sweeps.ts'

export const fairness: SweepCommand<FairnessAsked, Played, Measured> = {
  sweep: fairnessSweep,
  says: 'Playing the suite on right engines that differ',
  tell: async (measured, _, json) => {
    await printReport(measured.report, json, () => fairnessTable(measured, loadCatalogue().customs))
    return tellFaults(measured.faults)
  },
}
