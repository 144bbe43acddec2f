import { describe, it } from 'node:test'
import { expect } from 'chai'
import { measure } from '../analysis/fairness/measure.ts'
import { drawnCases } from './fixture/drawn.ts'

describe('right engines that differ in what is no law', () => {
  it('come out alike, or differ by a custom or an open question, in the cases that are drawn', async () => {
    const { report, faults } = await measure({ some: suite => drawnCases(suite, 32) })
    expect(faults).to.deep.equal([])
    expect(report.unaccounted).to.equal(0)
    expect(report.kinds.map(({ kind }) => kind)).to.have.members(['custom', 'default', 'liberty', 'declaration'])
    expect(report.customs).to.not.be.empty
  })
})
