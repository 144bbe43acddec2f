import { describe, test } from 'node:test'
import { expect } from 'chai'

const { evidenceOf } = (await import(new URL('./client/evidence.js', import.meta.url).href)) as {
  evidenceOf: (site: object, question: object) => Record<string, string[]> & { readings: Map<string, string[]> }
}

const question = { id: 'q', plays: 'a', readings: { a: '', b: '' }, cases: ['one', 'two', 'gone'] }
const caseById = new Map([
  ['one', { index: 0 }],
  ['two', { index: 1 }],
])

function evidence(engine: object, asked: object = question) {
  const { readings, ...rest } = evidenceOf(
    { caseById, engines: [{ name: 'X', readings: [], outcomes: [], ...engine }] },
    asked,
  )
  return [...readings, ...Object.entries(rest)].flatMap(([group, names]) => (names.includes('X') ? [group] : []))
}

describe('which reading of an open question an engine plays', () => {
  test('is what its report says', () => {
    const line = (plays: string, reading?: string) => ({ question: 'q', plays, reading })
    const told = (...readings: object[]) => evidence({ readings, outcomes: ['fail', 'fail'] })
    expect(told(line('presumed'))).to.deep.equal(['a'])
    expect(told(line('another', 'b'))).to.deep.equal(['b'])
    expect(told(line('presumed'), line('another', 'b'))).to.deep.equal(['a', 'b'])
    expect(told(line('neither'))).to.deep.equal(['neither'])
    expect(told(line('another', '__proto__'))).to.deep.equal(['unclear'])
  })

  test('is told from the outcomes where the report says nothing', () => {
    expect(evidence({ outcomes: ['pass', 'fail'] })).to.deep.equal(['a'])
    expect(evidence({ outcomes: ['pass', 'disputed'] })).to.deep.equal(['b'])
    expect(evidence({ outcomes: ['disputed'] }, { ...question, readings: { a: '', b: '', c: '' } })).to.deep.equal([
      'unclear',
    ])
    expect(evidence({ outcomes: ['unsupported'] })).to.deep.equal(['silent'])
    expect(evidence({}, { ...question, cases: [] })).to.deep.equal(['silent'])
  })
})
