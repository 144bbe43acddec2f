import { describe, it } from 'node:test'
import { expect } from 'chai'
import { contradictionIn } from './consistent.ts'
import { conformance } from './fixture/result.ts'
import { totals } from './totals.ts'

const report = conformance(1)

describe('a report', () => {
  it('that a run has written contradicts itself nowhere', () => {
    expect(contradictionIn(report)).to.equal(undefined)
  })

  it('whose totals, steps or rulesets were changed by hand does', () => {
    const failing = report.cases.find(one => one.outcome === 'fail' && one.steps.some(step => step.outcome !== 'pass'))!
    const cases = report.cases.map(one => (one === failing ? { ...one, outcome: 'pass' as const } : one))
    expect(contradictionIn({ ...report, cases })).to.match(/^its totals \(/)
    expect(contradictionIn({ ...report, cases, totals: totals(cases) })).to.match(
      /is called passed, but its step \d+ is not$/,
    )
    expect(contradictionIn({ ...report, rulesets: [] })).to.match(/which the report does not name$/)
  })
})
