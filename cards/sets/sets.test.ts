import { describe, it } from 'node:test'
import { expect } from 'chai'
import { distance } from 'fastest-levenshtein'
import { loadCards, titles } from '../catalogue.ts'
import { setOf, setsByTitle } from './sets.ts'

describe('the sets of cards', () => {
  it('name cards as the catalogue does, and none that is supposed', () => {
    const { cards } = loadCards()
    const isSlip = (title: string): boolean => {
      const card = cards.get(title)
      if (card) return card.title !== title || card.supposed === true
      return titles().some(other => !setOf(other) && distance(title, other) < 3)
    }
    expect(setsByTitle().filter(([title]) => isSlip(title))).to.deep.equal([])
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
