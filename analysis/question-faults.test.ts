import { describe, it } from 'node:test'
import { expect } from 'chai'
import { questionFaults } from './question-faults.ts'

const cases = [{ id: '7eA-stopped-01/he-walks@7e-first', disputes: ['walking'] }]

describe('open questions and the cases that hang on them', () => {
  it('have a case, or say why there is none', () => {
    expect(questionFaults(cases, [{ id: 'walking' }, { id: 'flying', untouched: 'Nobody flies.' }])).to.deep.equal([])
  })

  it('have one of the two', () => {
    expect(questionFaults(cases, [{ id: 'flying' }])).to.deep.equal([
      'rulings/open-questions: no case hangs on "flying"; tag those that do `@question=flying`, or say with `untouched:` why there is none',
    ])
  })

  it('have not both', () => {
    expect(questionFaults(cases, [{ id: 'walking', untouched: 'Nobody walks.' }])).to.deep.equal([
      'rulings/open-questions: "walking" says why no case hangs on it, and 7eA-stopped-01/he-walks@7e-first does; take `untouched:` away',
    ])
  })
})
