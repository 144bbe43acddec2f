import { describe, test } from 'node:test'
import { expect } from 'chai'
import { evidenceOf } from './client/evidence.ts'
import type { Engine } from './client/site-data.ts'

const readings: Readonly<Record<string, string>> = { a: '', b: '' }
const question = { id: 'q', plays: 'a', readings, cases: ['one', 'two', 'gone'] }
const caseById = new Map([
  ['one', { index: 0 }],
  ['two', { index: 1 }],
])

type Told = Engine['readings'][number]

function evidence(engine: Partial<Pick<Engine, 'readings' | 'outcomes'>>, asked = question): readonly string[] {
  const engines = [{ name: 'X', readings: [], outcomes: [], ...engine }]
  const { readings, ...rest } = evidenceOf({ caseById, engines }, asked)
  return [...readings, ...Object.entries(rest)].flatMap(([group, names]) => (names.includes('X') ? [group] : []))
}

describe('which reading of an open question an engine plays', () => {
  test('is what its report says', () => {
    const line = (plays: Told['plays'], reading?: string): Told => ({ question: 'q', plays, reading })
    const told = (...readings: Told[]) => evidence({ readings, outcomes: ['fail', 'fail'] })
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
