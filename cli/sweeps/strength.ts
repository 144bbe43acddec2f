import * as floors from '../../analysis/strength/floor.ts'
import { type Measured, type StrengthAsked, strengthSweep } from '../../analysis/strength/measure.ts'
import type { Mutant } from '../../analysis/strength/strength.ts'
import { strengthTable } from '../print/strength.ts'
import { printReport, tellFaults } from './print-report.ts'
import type { SweepCommand } from './sweeps.ts'

interface Asked extends StrengthAsked {
  readonly writeFloor?: boolean
}

export const strength: SweepCommand<Asked, Mutant, Measured> = {
  sweep: strengthSweep,
  says: 'Playing the suite under every changed law; this takes minutes',
  tell: async (measured, { ruling, writeFloor }, json) => {
    const { report } = measured
    await printReport(report, json, titles => strengthTable(measured, titles))
    const floor = floors.readFloor()
    const code = tellFaults(ruling ? [] : floors.below(floor, report.topics))
    if (writeFloor) floors.writeFloor(floors.raised(floor, report.topics))
    return code
  },
}
