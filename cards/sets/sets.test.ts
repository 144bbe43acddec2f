import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCards, titles } from '../catalogue.ts'
import { setOf, setsByTitle } from './sets.ts'

describe('the sets of cards', () => {
  it('hold cards of the catalogue that are printed', () => {
    const { cards } = loadCards()
    const strangers = setsByTitle().filter(([title]) => cards.get(title)?.title !== title || cards.get(title)?.supposed)
    expect(strangers).to.deep.equal([])
  })

  it('are known of nearly all of them', () => {
    const { cards } = loadCards()
    const printed = titles().filter(title => !cards.get(title)?.supposed)
    const without = printed.filter(title => !setOf(title))
    expect(without.length / printed.length, without.join(', ')).to.be.below(0.05)
  })

  it('tell the versions of a card apart', () => {
    expect(["Miles O'Brien", "Miles O'Brien (Blaze of Glory)", 'no such card'].map(setOf)).to.deep.equal([
      'faj',
      'bog',
      undefined,
    ])
  })
})
