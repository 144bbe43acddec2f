import { describe, test } from 'node:test'
import { expect } from 'chai'
import { loadCards, titles } from '../cards/catalogue.ts'
import { checkRequest } from '../protocol/validator.ts'
import { introductionTo } from './introduction.ts'

describe('what an engine is told of the titles', () => {
  test('fits the schema for every card of the catalogue', () => {
    const all = loadCards().cards
    const printed = [...all.keys()].filter(title => !all.get(title)?.supposed)
    const { cards } = introductionTo(printed)
    checkRequest({ id: 1, do: 'hello', protocols: ['1.0'], titles: printed, ...(cards ? { cards } : {}) })
    expect(cards?.map(card => card.title)).to.deep.equal(printed)
  })

  test('tells namesakes apart by name, version, set and numbers', () => {
    const { cards } = introductionTo(["Miles O'Brien", "Miles O'Brien (Blaze of Glory)"])
    const [first, second] = cards ?? []
    expect(first).to.include({ set: 'faj', integrity: 7, strength: 7 }).and.to.not.have.any.keys('name', 'version')
    expect(second).to.deep.include({ name: "Miles O'Brien", version: 'Blaze of Glory', set: 'bog', strength: 8 })
    expect(second?.aliases).to.deep.equal(["Miles O'Brien (BoG)"])
  })

  test('takes no brackets within a title for a version', () => {
    const [picard] = introductionTo(['Lt. (j.g.) Picard']).cards ?? []
    expect(picard).to.not.have.any.keys('name', 'version')
  })

  test('says nothing of a title that is printed on no card', () => {
    const supposed = titles().find(title => loadCards().cards.get(title)?.supposed) ?? ''
    expect(introductionTo(['no such card', supposed]).cards).to.deep.equal([])
  })
})
