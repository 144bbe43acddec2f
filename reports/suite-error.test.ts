import { describe, test } from 'node:test'
import { expect } from 'chai'
import { diff } from '../analysis/diff.ts'
import { conformance } from './fixture/result.ts'
import { worst } from './html/client/outcomes.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { Conformance } from './result.ts'
import { score } from './score.ts'
import { outcomesOf } from './site/client/query.ts'
import { terminalSummary } from './terminal.ts'
import { totals } from './totals.ts'
import { countOf, errorsIn, isTrouble, outcomeMeaning } from './words.ts'

const before = conformance(1)
const passed = before.cases.find(one => one.outcome === 'pass')!
const message = 'The suite itself failed on this case, which says nothing of the engine: RangeError: too much.'
const cases = before.cases.map(one => (one === passed ? { ...one, outcome: 'suite-error' as const, message } : one))
const after: Conformance = { ...before, totals: totals(cases), cases }

describe('a failure of the suite', () => {
  test('counts, and is no pass', () => {
    expect(score(after.totals).passed).to.equal(score(before.totals).passed - 1)
    expect(score(after.totals).scored).to.equal(score(before.totals).scored)
    expect([countOf(after.totals, 'suite-error'), errorsIn(after.totals)]).to.deep.equal([
      1,
      errorsIn(before.totals) + 1,
    ])
  })

  test('is told in every report', () => {
    expect(junit(after)).to.match(/<error message="suite error: The suite itself [^"]*" type="suite-error">/)
    expect(junit(after)).to.include(outcomeMeaning['suite-error'])
    expect(markdown(after)).to.match(/\*\*suite error\*\*.*\n.*\n\n```text\nThe suite itself failed on this case/)
    expect(terminalSummary(after, { columns: 200, color: false })).to.match(
      /suite error {2}.*\n(?:.*\n){2} {2}The suite itself/,
    )
  })

  test('is worse than a pass', () => {
    expect(diff(before, after).regressions.map(({ id, after }) => [id, after])).to.deep.equal([
      [passed.id, 'suite-error'],
    ])
  })

  test('is looked into on the pages, as every trouble is', () => {
    expect(isTrouble('suite-error')).to.equal(true)
    expect(worst([{ outcome: 'pass' }, { outcome: 'suite-error' }])).to.equal('suite-error')
    expect(outcomesOf.trouble).to.include('suite-error')
    expect(outcomesOf.error).to.include('suite-error')
  })
})
