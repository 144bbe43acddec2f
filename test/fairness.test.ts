import { describe, it } from 'node:test'
import { expect } from 'chai'
import { measureSome } from '../analysis/fairness/measure.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import { drawnCases } from './fixture/drawn.ts'

/** What is drawn, and a few cases that are known to rest on a custom. */
function some(suite: Suite): readonly Case[] {
  const known = suite.cases.filter(({ customs }) => customs.length).slice(0, 3)
  const drawn = new Set([...drawnCases(suite, 48), ...known])
  return suite.cases.filter(one => drawn.has(one))
}

describe('right engines that differ only where no law speaks', () => {
  it('come out alike, or differ by a custom or an open question, in the cases that are drawn', async () => {
    const { report, faults } = await measureSome(some)
    expect(faults).to.deep.equal([])
    expect(report.unaccounted).to.equal(0)
    expect(report.kinds.map(({ kind }) => kind)).to.have.members(['custom', 'default', 'liberty', 'declaration'])
    expect(report.customs).to.not.be.empty
  })
})
