import { mutationsSweep } from '../../analysis/strength/mutation/measure.ts'
import { mutationsTable } from '../print/mutations.ts'
import { sweepCommand } from './print-report.ts'

export const mutations = sweepCommand(
  mutationsSweep,
  'Playing the suite with other words of the law; this takes minutes',
  mutationsTable,
  ({ report }) => report,
)
