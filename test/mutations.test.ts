import { describe, it } from 'node:test'
import { expect } from 'chai'
import { mutationsSweep } from '../analysis/strength/mutation/measure.ts'
import { reportOf } from '../analysis/sweeps/sweep.ts'
import { measuredChanges } from '../runner/changes-measured.ts'
import { isWhole } from './fixture/drawn.ts'
import { seed } from './fixture/seed.ts'

/** Words of the law that are changed, unless all are. */
const size = 200

describe('words of the law, drawn by lot and changed one at a time', () => {
  it('are noticed by whoever noticed them when all were measured', async () => {
    const { report, faults } = await reportOf(mutationsSweep, {
      quick: true,
      ...(isWhole() ? {} : { sample: { size, seed } }),
    })
    expect(faults).to.deep.equal([])
    expect(report.mutants).to.be.at.least(size)
    expect(report.own).to.be.above(0)
  })

  it('have been measured for every topic that has words', () => {
    for (const changed of ['mutations', 'narrow', 'engine'] as const)
      for (const [topic, tally] of Object.entries(measuredChanges(changed).topics)) {
        const { mutants, own, elsewhere, nobody, same } = tally
        expect(own + elsewhere + nobody + same, `${changed} of ${topic}`).to.equal(mutants)
      }
  })
})
