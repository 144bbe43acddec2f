import { describe, test } from 'node:test'
import { expect } from 'chai'
import { loadCards, titles } from '../cards/catalogue.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { Reply, Request } from '../protocol/types.ts'
import { checkRequest } from '../protocol/validator.ts'
import { introduced, printedOn } from './introduction.ts'

describe('what an engine is told of the titles', () => {
  test('fits the schema for every card of the catalogue', () => {
    const all = loadCards().cards
    const printed = [...all.keys()].filter(title => !all.get(title)?.supposed)
    const cards = printedOn(printed)
    checkRequest({ id: 1, do: 'hello', protocols: ['1.0'], titles: printed, cards })
    expect(cards.map(card => card.title)).to.deep.equal(printed)
  })

  test('tells namesakes apart by name, version, set and numbers', () => {
    const [first, second] = printedOn(["Miles O'Brien", "Miles O'Brien (Blaze of Glory)"])
    expect(first).to.include({ set: 'faj', integrity: 7, strength: 7 }).and.to.not.have.any.keys('name', 'version')
    expect(second).to.deep.include({ name: "Miles O'Brien", version: 'Blaze of Glory', set: 'bog', strength: 8 })
    expect(second?.aliases).to.deep.equal(["Miles O'Brien (BoG)"])
  })

  test('takes no brackets within a title for a version', () => {
    const [picard] = printedOn(['Lt. (j.g.) Picard'])
    expect(picard).to.not.have.any.keys('name', 'version')
  })

  test('says nothing of a title that is printed on no card', () => {
    const supposed = titles().find(title => loadCards().cards.get(title)?.supposed) ?? ''
    expect(printedOn(['no such card', supposed])).to.deep.equal([])
  })

  test('is told in the greeting and nowhere else, and never in place of what is told already', () => {
    const asked: Request[] = []
    const engine = introduced(
      inProcess(request => {
        asked.push(request)
        return { id: request.id, result: {} } as Reply
      }),
    )
    const hello = { id: 1, do: 'hello', protocols: ['1.0'], titles: ['Adapt'] } as const
    const own = { ...hello, cards: [] }
    for (const request of [hello, own, { id: 2, do: 'observe' } as const]) engine.ask(request)
    expect(asked).to.deep.equal([{ ...hello, cards: printedOn(['Adapt']) }, own, { id: 2, do: 'observe' }])
  })
})
