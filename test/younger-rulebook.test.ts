import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { readBaseline } from '../analysis/baseline/baseline.ts'
import { compareWith } from '../analysis/baseline/compare.ts'
import { suiteOf } from '../runner/features.ts'
import { differing, youngerBaseline } from './fixture/younger/baseline.ts'

const file = fileURLToPath(new URL('../examples/baselines/younger-rulebook.yaml', import.meta.url))

describe('the baseline for engines that follow the rulebook of today', () => {
  it('expects just what two rules of today make of the suite', async () => {
    const cases = await differing()
    const isFresh = readFileSync(file, 'utf8') === youngerBaseline(cases)
    expect(isFresh, 'examples/baselines/younger-rulebook.yaml is stale: run `npm run younger`').to.equal(true)
    const { expected, unexpected, stale } = compareWith(readBaseline(file, suiteOf(undefined)), cases, '2026-01-01')
    expect([expected.length, unexpected, stale]).to.deep.equal([cases.length, [], []])
    expect(cases.length).to.be.above(200)
    for (const start of ['1eD-dilemma-resolution-', '1eD-discard-pile-02/'])
      expect(
        cases.some(({ id }) => id.startsWith(start)),
        start,
      ).to.equal(true)
  })
})
