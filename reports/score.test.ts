import { describe, test } from 'node:test'
import { expect } from 'chai'
import { type Outcome, outcomes } from './result.ts'
import { percentText, score } from './score.ts'
import { totals } from './totals.ts'

const run = (counts: Partial<Record<Outcome, number>>) =>
  totals(outcomes.flatMap(outcome => Array.from({ length: counts[outcome] ?? 0 }, () => ({ outcome }))))

describe('score', () => {
  test('what does not apply and what is disputed is not counted', () => {
    expect(score(run({ pass: 3, fail: 1, 'not-applicable': 5, disputed: 2 }))).to.deep.equal({
      passed: 3,
      scored: 4,
      percent: 75,
    })
  })

  test('declaring less never pays: an unsupported case counts like a failure', () => {
    expect(score(run({ pass: 3, unsupported: 1 })).percent).to.equal(score(run({ pass: 3, fail: 1 })).percent)
  })

  test('every other outcome but a pass counts against the engine', () => {
    for (const outcome of [
      'fail',
      'unproven',
      'engine-error',
      'timeout',
      'crash',
      'suite-error',
      'unsupported',
    ] as const)
      expect(score(run({ pass: 1, [outcome]: 1 })).percent, outcome).to.equal(50)
  })

  test('one failure in many never rounds up to 100', () => {
    expect(score(run({ pass: 4999, fail: 1 })).percent).to.equal(99.9)
  })

  test('nothing scored has no percentage', () => {
    expect(score(run({ disputed: 2 }))).to.deep.equal({ passed: 0, scored: 0 })
    expect(percentText(score(run({})))).to.equal('–')
  })
})
