import { describe, it } from 'node:test'
import { expect } from 'chai'
import { diffMarkdown, diffText } from '../reports/diff/text.ts'
import { conformance } from '../reports/fixture/result.ts'
import { reachOf } from '../reports/reach.ts'
import type { Conformance, Outcome } from '../reports/result.ts'
import { diff } from './diff.ts'

const base = conformance(1)

/** The report with other outcomes for some of its cases. */
function withOutcomes(outcomes: Readonly<Record<string, Outcome>>): Conformance {
  return { ...base, cases: base.cases.map(one => ({ ...one, outcome: outcomes[one.id] ?? one.outcome })) }
}

const first = (outcome: Outcome): string => base.cases.find(one => one.outcome === outcome)!.id

describe('diff', () => {
  it('finds nothing between a report and itself', () => {
    expect(diff(base, base)).to.deep.equal({
      regressions: [],
      improvements: [],
      others: [],
      added: [],
      gone: [],
      changed: [],
    })
  })

  it('tells regressions from improvements and from what is neither', () => {
    const [passed, failed] = [first('pass'), first('fail')]
    const worse = diff(base, withOutcomes({ [passed]: 'timeout' }))
    expect(worse.regressions.map(c => [c.id, c.before, c.after])).to.deep.equal([[passed, 'pass', 'timeout']])
    const better = diff(base, withOutcomes({ [failed]: 'pass' }))
    expect(better.improvements.map(c => c.id)).to.deep.equal([failed])
    const other = diff(base, withOutcomes({ [failed]: 'crash' }))
    expect(other.others.map(c => c.id)).to.deep.equal([failed])
  })

  it('counts what no longer applies as worse than passing, and as no better than failing', () => {
    const [passed, failed] = [first('pass'), first('fail')]
    const { regressions, improvements, others } = diff(
      base,
      withOutcomes({ [passed]: 'not-applicable', [failed]: 'not-applicable' }),
    )
    expect([regressions.map(c => c.id), others.map(c => c.id)]).to.deep.equal([[passed], [failed]])
    expect(improvements).to.deep.equal([])
  })

  it('finds new and gone cases, and what else was compared', () => {
    const fewer = { ...base, cases: base.cases.slice(1), engine: { ...base.engine, version: '9' } }
    const found = diff(base, fewer)
    expect(found.gone).to.deep.equal([base.cases[0]!.id])
    expect(diff(fewer, base).added).to.deep.equal([base.cases[0]!.id])
    expect(found.changed[0]).to.match(/^engine: .* → .* 9$/)
    const nearer = diff({ ...base, reach: reachOf(49, 60) }, { ...base, reach: reachOf(30, 60) })
    expect(nearer.changed).to.deep.equal(['reach: 81.6 % (49 of 60) → 50 % (30 of 60)'])
  })

  it('prints both ways, and leaves no markup of an engine alive', () => {
    const passed = first('pass')
    const cases = base.cases.map(one =>
      one.id === passed ? { ...one, outcome: 'fail' as const, message: '<b>|x|</b>' } : one,
    )
    const found = diff(base, { ...base, cases, engine: { ...base.engine, name: '<img>|' } })
    expect(diffText(found)).to.contain(`${passed}: passed → failed`)
    expect(diffMarkdown(found)).to.contain('| passed | failed |').and.not.contain('<img>')
  })
})
