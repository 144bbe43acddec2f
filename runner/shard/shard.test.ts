import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Case } from '../../steps/suite/case.ts'
import * as fc from '../../test/fixture/fc.ts'
import { suiteOf } from '../features.ts'
import { groupsOf } from './groups.ts'
import { casesOfShard, digestOfIds } from './shard.ts'

const suite = suiteOf(undefined)
const idsOf = (cases: readonly Case[]): readonly string[] => cases.map(({ id }) => id)

/** Some cases of the suite, in any order: what is selected is up to the user. */
const selections = fc
  .shuffledSubarray(
    suite.cases.map((_, index) => index),
    { minLength: 1 },
  )
  .map(indexes => indexes.flatMap(index => suite.cases[index] ?? []))

/** A selection and how many shards it is divided into. */
const divided = selections.chain(cases =>
  fc.record({ cases: fc.constant(cases), count: fc.integer({ min: 1, max: Math.min(12, groupsOf(cases).length) }) }),
)

const shards = (cases: readonly Case[], count: number): readonly (readonly Case[])[] =>
  Array.from({ length: count }, (_, at) => casesOfShard(cases, { index: at + 1, count }))

/** What setting a case up costs, and its steps. */
const costOf = (cases: readonly Case[]): number =>
  cases.reduce((sum, { steps }) => sum + 20 + Math.max(1, steps.length), 0)

describe('shards', () => {
  it('have each case of any selection exactly once, and none is empty', () => {
    const property = fc.property(divided, ({ cases, count }) => {
      const parts = shards(cases, count)
      expect(parts.flatMap(idsOf).sort()).to.deep.equal([...idsOf(cases)].sort())
      expect(parts.every(part => part.length > 0)).to.equal(true)
    })
    fc.assert(property, { numRuns: 12 })
  })

  it('have the same cases in whatever order these come, and keep that order', () => {
    const property = fc.property(divided, ({ cases, count }) => {
      const turned = cases.toReversed()
      for (const [at, part] of shards(cases, count).entries())
        expect(idsOf(casesOfShard(turned, { index: at + 1, count })).toReversed()).to.deep.equal(idsOf(part))
    })
    fc.assert(property, { numRuns: 8 })
  })

  it('differ by no more than the longest group costs', () => {
    const property = fc.property(divided, ({ cases, count }) => {
      const loads = shards(cases, count).map(costOf)
      expect(Math.max(...loads) - Math.min(...loads)).to.be.at.most(Math.max(...groupsOf(cases).map(costOf)))
    })
    fc.assert(property, { numRuns: 8 })
  })

  it('of the whole suite have much the same length', () => {
    const loads = shards(suite.cases, 8).map(costOf)
    expect(Math.max(...loads) / Math.min(...loads)).to.be.below(1.05)
  })

  it('keep together what is judged together', () => {
    const parts = shards(suite.cases, 7)
    const home = new Map(parts.flatMap((part, index) => part.map(one => [one.id, index] as const)))
    const homes = (cases: readonly Case[]): number => new Set(cases.map(({ id }) => home.get(id))).size
    for (const { id, twins } of suite.cases) for (const twin of twins) expect(home.get(twin)).to.equal(home.get(id))
    for (const question of new Set(suite.cases.flatMap(({ disputes }) => disputes)))
      expect(homes(suite.cases.filter(one => one.disputes.includes(question))), question).to.equal(1)
    for (const ruling of new Set(suite.cases.flatMap(({ rulings }) => rulings)))
      expect(homes(suite.cases.filter(one => one.rulings.includes(ruling))), ruling).to.equal(1)
  })

  it('cannot be more than there are groups', () => {
    const cases = suite.cases.slice(0, 1)
    expect(() => casesOfShard(cases, { index: 2, count: 2 })).to.throw(
      /^--shard 2\/2: .* it is one group of cases that are judged together\. Ask for at most 1\/1\.$/,
    )
  })
})

describe('the digest of a selection', () => {
  it('does not hang on its order, and tells selections apart', () => {
    expect(digestOfIds(['a', 'b'])).to.equal(digestOfIds(['b', 'a']))
    expect(digestOfIds(['a', 'b'])).to.not.equal(digestOfIds(['a']))
  })
})
