import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { isCheckable } from '../catalogue/ruling.ts'
import type { Outcome } from '../reports/result.ts'
import { coverageOf } from './coverage.ts'
import { suiteOf } from './features.ts'
import { partLines } from './law-rulings.ts'

const ruling = (id: string, testable = 'yes', met = 'rule') => [id, { id, testable, met }] as const

/** What becomes of one ruling whose cases came out so; nothing = it has cases, and none was asked for. */
function standing(...outcomes: readonly Outcome[]): readonly string[] {
  const rulings = new Map([ruling('r-01')]) as never
  const results = outcomes.map(outcome => ({ rulings: ['r-01'], outcome }))
  const { checkable, suite, ...counts } = coverageOf({ rulings }, { cases: [{ rulings: ['r-01'] }] }, results)
  expect([checkable, suite]).to.deep.equal([1, 1])
  return Object.entries(counts).flatMap(([name, count]) => (count ? [name] : []))
}

describe('what becomes of the rulings that can be checked', () => {
  it('is told by the cases that count', () => {
    expect(standing('pass', 'pass')).to.deep.equal(['verified'])
    expect(standing('pass', 'not-applicable', 'disputed')).to.deep.equal(['verified'])
    expect(standing('pass', 'unsupported')).to.deep.equal(['notPlayed'])
    expect(standing('pass', 'unsupported', 'fail')).to.deep.equal(['notPassed'])
    expect(standing('partly-checked')).to.deep.equal(['notPassed'])
    expect(standing('not-applicable')).to.deep.equal(['notPlayed'])
    expect(standing()).to.deep.equal(['notPlayed'])
  })

  it('is not verified while a part of it has no case', () => {
    const rulings = new Map([
      ['r-01', { id: 'r-01', testable: 'yes', met: 'rule', parts: { a: 'A', b: 'B' } }],
    ]) as never
    const [shown, whole] = [['a'], ['a', 'b']].map(parts => ({ cases: [{ rulings: ['r-01'], parts }] }))
    const results = [{ rulings: ['r-01'], outcome: 'pass' as const }]
    expect(coverageOf({ rulings }, shown!, results)).to.include({ verified: 0, notEncoded: 1 })
    expect(coverageOf({ rulings }, whole!, results)).to.include({ verified: 1, notEncoded: 0 })
  })

  it('adds up, with those that have no case, and leaves out what cannot be checked', () => {
    const rulings = new Map([
      ruling('a'),
      ruling('b', 'yes', 'open'),
      ruling('c', 'static', 'excluded'),
      ruling('d', 'no', 'excluded'),
    ]) as never
    const counts = coverageOf({ rulings }, { cases: [{ rulings: ['a'] }] }, [])
    expect(counts).to.include({ checkable: 3, notPlayed: 1, notEncoded: 1, excluded: 1 })
  })

  it('is what a trace says, where everything passes', () => {
    const [catalogue, suite] = [loadCatalogue(), suiteOf(undefined)]
    const results = suite.cases.map(({ rulings }) => ({ rulings, outcome: 'pass' as const }))
    const isOpen = (id: string): boolean =>
      partLines(catalogue.rulings.get(id)!, suite.cases).some(p => !p.cases.length)
    const { checkable, suite: size, ...counts } = coverageOf(catalogue, suite, results)
    const named = [...new Set(suite.cases.flatMap(one => one.rulings))].filter(id => catalogue.rulings.has(id))
    const encoded = named.filter(id => !isOpen(id))
    expect(size).to.equal(suite.cases.length)
    expect(counts.verified).to.equal(encoded.length)
    expect(checkable).to.equal([...catalogue.rulings.values()].filter(isCheckable).length)
    expect(Object.values(counts).reduce((sum, count) => sum + count)).to.equal(checkable)
  })
})
