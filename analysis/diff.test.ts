import { describe, it } from 'node:test'
import { expect } from 'chai'
import { diffMarkdown, diffText } from '../reports/diff/text.ts'
import { conformance } from '../reports/fixture/result.ts'
import { reachOf } from '../reports/reach.ts'
import type { Conformance, Outcome } from '../reports/result.ts'
import { totals } from '../reports/totals.ts'
import { diff } from './diff.ts'
import { unshown } from './diff-gate.ts'

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
      lapsed: [],
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

  it('sets apart what passed and no longer applies, which is no better than failing', () => {
    const [passed, failed] = [first('pass'), first('fail')]
    const { regressions, lapsed, improvements, others } = diff(
      base,
      withOutcomes({ [passed]: 'not-applicable', [failed]: 'not-applicable' }),
    )
    expect([lapsed.map(c => c.id), others.map(c => c.id)]).to.deep.equal([[passed], [failed]])
    expect([regressions, improvements]).to.deep.equal([[], []])
  })

  it('takes a case that is asked for the first time, and right as far as it is shown, for no regression', () => {
    const passed = first('pass')
    const unasked = withOutcomes({ [passed]: 'not-applicable' })
    const partly = withOutcomes({ [passed]: 'partly-checked' })
    expect(diff(unasked, partly).regressions).to.deep.equal([])
    expect(diff(base, partly).regressions.map(({ id }) => id)).to.deep.equal([passed])
    expect(diff(partly, withOutcomes({ [passed]: 'fail' })).regressions.map(({ id }) => id)).to.deep.equal([passed])
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

  it('tells so many of each kind of change, those to look into first, and a case of several rulesets once', () => {
    const [one] = base.cases.filter(c => c.outcome === 'pass')
    const many = Array.from({ length: 40 }, (_, at) => ({ ...one!, id: `r/case-${at % 20}@${at < 20 ? 'x' : 'y'}` }))
    const lost = many.map(c => ({ ...c, outcome: 'not-applicable' as const }))
    const failing = { ...one!, id: 'r/alone@x', outcome: 'fail' as const }
    const found = diff(
      { ...base, cases: [...many, { ...one!, id: 'r/alone@x' }] },
      { ...base, cases: [...lost, failing] },
    )
    const text = diffText(found)
    expect(text).to.match(
      /Regressions \(1\):\n {2}passed → failed \(1\):\n(.*\n)+?No longer asked \(40\):\n {2}passed → not applicable \(40\):/,
    )
    expect(text).to.contain('r/case-0 (x, y): passed').and.to.contain('    … and 10 more').and.to.contain('--all')
    expect(diffText(found, 1000)).to.contain('case-19').and.not.contain('… and')
    expect(diffMarkdown(found)).to.contain('r/case-0 (x, y)').and.to.contain('**passed → failed** (1)')
  })

  it('shows that nothing got worse only where both reports are whole and no case is gone', () => {
    const { shard: _, broken: __, ...whole } = { ...base, complete: true }
    const held = (before: Conformance, after: Conformance, buried: readonly string[] = []) =>
      unshown(before, after, diff(before, after), new Set(buried))
    const fewer = { ...whole, cases: whole.cases.slice(1) }
    expect(held(whole, whole)).to.deep.equal([])
    expect(held(whole, { ...whole, complete: false })).to.deep.equal([
      'The later report is incomplete: its run was cut short.',
    ])
    expect(held(whole, fewer)).to.deep.equal(['1 case of the earlier report is missing in the later one.'])
    expect(held(whole, fewer, [whole.cases[0]!.id])).to.deep.equal([])
    expect(held(whole, { ...whole, totals: totals([]) })).to.deep.equal([
      'The later report has no case that was played.',
    ])
  })
})
