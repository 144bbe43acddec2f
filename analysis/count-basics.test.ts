import { describe, it } from 'node:test'
import { expect } from 'chai'
import { basicsLine, countBasics } from './count-basics.ts'

const customs = [
  {
    id: 'custom-a-01',
    source: [
      { text: 't', known: 'memory' },
      { text: 'u', known: 'read' },
    ],
  },
  { id: 'custom-a-02', source: [{ text: 't', known: 'memory' }] },
  { id: 'custom-a-03', source: 'ours' },
  { id: 'custom-a-04', source: 'ours', untouched: 'nobody waits' },
] as const

const cases = [
  { rulings: ['custom-a-01'], customs: ['custom-a-01', 'custom-a-02'] },
  { rulings: ['r-01'], customs: ['custom-a-03'] },
]

describe('the count of basic rules', () => {
  it('tells a text that was read from memory, and both from what is ours', () => {
    const { total, read, memory, ours } = countBasics(customs, cases)
    expect({ total, read, memory, ours }).to.deep.equal({ total: 4, read: 1, memory: 1, ours: 2 })
  })

  it('tells boards of its own from verdicts that rest on it, and from those that are in no case for a reason', () => {
    const { withBoards, restedOn, untouched, faults } = countBasics(customs, cases)
    expect({ withBoards, restedOn, untouched, faults }).to.deep.equal({
      withBoards: 1,
      restedOn: 2,
      untouched: ['custom-a-04: nobody waits'],
      faults: [],
    })
  })

  it('finds fault with one in no case that says no reason, and with a reason beside a case', () => {
    const { faults } = countBasics(
      [
        { id: 'custom-a-01', source: 'ours', untouched: 'nobody waits' },
        { id: 'custom-a-05', source: 'ours' },
      ],
      cases,
    )
    expect(faults).to.deep.equal([
      'rulings/basics: custom-a-01 says why no case shows it and none rests on it, and some do; take `untouched:` away',
      'rulings/basics: custom-a-05 is in no case; tag boards for it `@ruling=…`, end it, or say with `untouched:` why there are none',
    ])
  })

  it('is said in one line', () => {
    expect(basicsLine(countBasics(customs, cases))).to.equal(
      '4 basic rules: 1 from texts that were read, 1 from knowledge of the game, 2 ours; 1 with their own boards, 2 on which others rest, 1 in no case, and why (custom-a-04: nobody waits)',
    )
  })
})
