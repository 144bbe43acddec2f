import { describe, it } from 'node:test'
import { expect } from 'chai'
import { supposedInShort, supposedSays } from './supposed.ts'

const cases = ['a@2e', 'b@2e', 'c@1e', 'd@1e'].map(id => ({ id, ruleset: id.slice(2) }))
const card = (...ids: readonly string[]) => ({
  title: 'Steady Hands',
  type: 'interrupt',
  says: 'It helps.',
  cases: ids,
})

describe('What a report says of cards that no set contains', () => {
  it('counts each case once, however many of them it needs', () => {
    const [sentence] = supposedSays([card('a@2e', 'c@1e'), card('a@2e', 'b@2e')], cases, {
      rulesetTitles: { '2e': 'Second Edition' },
    })
    expect(sentence).to.equal(
      '3 of 4 cases use cards that no set contains (2 of 2 under Second Edition; 1 of 2 under 1e).',
    )
  })

  it('says it in one line at the end of a run, if there is anything to say', () => {
    const [line = '', ...more] = supposedInShort([card('a@2e')], cases)
    expect(line).to.match(/^1 of 4 cases uses cards that no set contains; /)
    expect(line.length).to.be.below(100)
    expect([more, supposedInShort([], cases), supposedInShort(undefined, cases)]).to.deep.equal([[], [], []])
  })

  it('says that there are none', () => {
    expect(supposedSays([], cases, {})).to.deep.equal(['None of 4 cases uses cards that no set contains.'])
  })

  it('says nothing where an older report does not tell, or nothing was played', () => {
    expect(supposedSays(undefined, cases, {})).to.deep.equal([])
    expect(supposedSays([], [], {})).to.deep.equal([])
  })
})
