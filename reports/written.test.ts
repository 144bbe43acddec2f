import { describe, test } from 'node:test'
import { expect } from 'chai'
import { conformance } from './fixture/result.ts'
import { json } from './json.ts'
import type { CaseResult, Conformance } from './result.ts'
import { readWritten, type WrittenConformance } from './written.ts'

const whole = conformance(1)
const brief = { asked: ['arrange', 'act beam done'], setUp: ['aboard'], cards: ['Data'] }
const shortened: Conformance = {
  ...whole,
  cases: whole.cases.map(
    ({ before, after, ...one }): CaseResult =>
      one.outcome === 'pass'
        ? { ...one, transcript: [], brief }
        : { ...one, ...(before && { before }), ...(after && { after }) },
  ),
}
const written = (result: Conformance): WrittenConformance => JSON.parse(json(result))
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('what cases have in common', () => {
  for (const [what, result] of Object.entries({ whole, shortened }))
    test(`is written once and read back: ${what}`, () => {
      expect(plain(readWritten(written(result)))).to.deep.equal(plain(result))
    })

  test('stands in the report once', () => {
    const { steps, features, lists } = written(shortened)
    for (const part of [steps, features, lists] as const)
      expect(new Set(part.map(one => JSON.stringify(one))).size).to.equal(part.length)
    expect(steps.length).to.be.below(shortened.cases.flatMap(one => one.steps).length)
  })

  test('is said to be missing where a case names what is not there', () => {
    const { lists, ...report } = written(shortened)
    expect(() => readWritten({ ...report, lists: [] })).to.throw(RangeError, /^the case ".+" names lists\/\d+, which/)
    const [first, ...others] = report.cases
    const cut = { ...report, lists, cases: [{ ...first!, lines: [] }, ...others] }
    expect(() => readWritten(cut)).to.throw(RangeError, /^of the case ".+" not every step has its line/)
  })
})
