import { describe, it } from 'node:test'
import { expect } from 'chai'
import { conformance } from '../../reports/fixture/result.ts'
import type { Conformance, Outcome } from '../../reports/result.ts'
import { totals } from '../../reports/totals.ts'
import type { Gates } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { hold, readOutcomes, requireGates } from './gates.ts'

const { shard: _, ...whole } = conformance(1)

/** A result of cases that came out so. */
function of(...outcomes: readonly Outcome[]): Conformance {
  const cases = outcomes.map((outcome, at) => ({ ...whole.cases[0]!, id: `${at}`, outcome, ruleset: '2e' }))
  return { ...whole, cases, totals: totals(cases) }
}

const held = (result: Conformance, gates: Gates) => [hold(result, gates).code, hold(result, gates).faults.length]

describe('gates', () => {
  it('hold without being asked where a case was played', () => {
    expect(held(of('pass', 'not-applicable'), {})).to.deep.equal([undefined, 0])
  })

  it('do not let a run of nothing count as well', () => {
    for (const outcome of ['not-applicable', 'unsupported'] as const)
      expect(hold(of(outcome), {})).to.deep.equal({ code: 3, faults: ['No case was played, so this is not a pass.'] })
  })

  it('ask for a ruleset, a number of cases and outcomes that must not be', () => {
    const result = of('pass', 'pass', 'unsupported', 'not-applicable')
    expect(held(result, { requireRuleset: ['2e'], minCases: 2, failOn: ['disputed'] })).to.deep.equal([undefined, 0])
    expect(hold(result, { requireRuleset: ['1e-2014'] })).to.deep.equal({
      code: 3,
      faults: ['--require-ruleset 1e-2014: no case of this ruleset was played.'],
    })
    expect(hold(result, { minCases: 3 }).faults).to.deep.equal(['--min-cases 3: only 2 cases of 4 were played.'])
    expect(hold(result, { failOn: readOutcomes('lacking'), minCases: 3 })).to.deep.equal({
      code: 1,
      faults: [
        '--fail-on unsupported: 1 case came out as not supported.',
        '--min-cases 3: only 2 cases of 4 were played.',
      ],
    })
  })

  it('leave a shard alone: the whole is held against them', () => {
    const shard = { index: 1, count: 2, cases: 1, of: '', can: {} }
    expect(held({ ...of('not-applicable'), shard } as Conformance, { minCases: 9 })).to.deep.equal([undefined, 0])
  })

  it('that cannot be meant are named with the nearest word', () => {
    expect(() => readOutcomes('lackin')).to.throw(UsageError, /--fail-on lackin: .* nearest: lacking/)
    expect(() => readOutcomes('pass')).to.throw(UsageError, 'there is no such outcome')
    expect(() => requireGates({ requireRuleset: ['1e-204'] }, ['2e', '1e-2014'])).to.throw(
      UsageError,
      'Nearest: 1e-2014',
    )
  })
})
