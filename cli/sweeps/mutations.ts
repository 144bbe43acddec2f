import {
  type MeasuredMutations,
  type MutationsAsked,
  mutationsSweep,
} from '../../analysis/strength/mutation/measure.ts'
import type { MutationFate } from '../../analysis/strength/mutation/mutation.ts'
import { mutationsTable } from '../print/mutations.ts'
import { printReport, tellFaults } from './print-report.ts'
import type { SweepCommand } from './sweeps.ts'

export const mutations: SweepCommand<MutationsAsked, MutationFate, MeasuredMutations> = {
  sweep: mutationsSweep,
  says: 'Playing the suite with other words of the law; this takes minutes',
  tell: async (measured, _, json) => {
    await printReport(measured.report, json, titles => mutationsTable(measured, titles))
    return tellFaults(measured.faults)
  },
}
