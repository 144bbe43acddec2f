import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { suiteOf } from '../../runner/features.ts'
import { namedCards, printNamedCards } from './cards.ts'

describe('the cards that rulings name', () => {
  const laws = namedCards(loadCatalogue(), suiteOf(undefined).cases)
  const of = (ruleset: string) => laws.find(one => one.ruleset === ruleset)!.titles

  it('are played in full, in part or not at all, law by law', () => {
    expect(of('1e-2014').complete).to.include('Anaphasic Organism')
    expect(of('1e-glossary').partial).to.include('Barzan Wormhole')
    expect(of('1e-2014').blank).to.include('Airlock')
  })

  it('stand under one heading each', () => {
    for (const { titles } of laws) {
      const all = Object.values(titles).flat()
      expect(new Set(all).size).to.equal(all.length)
    }
  })

  it('leave out what is looked for on each of their boards, and would matter on none', () => {
    const rows = laws.flatMap(({ leftOut }) => leftOut)
    expect(rows.find(({ title }) => title === "Bat'leth")).to.deep.include({ onlyWith: ['attack'], met: 0 })
    expect(rows.filter(({ boards, met }) => !boards || met)).to.deep.equal([])
  })

  it('are counted, and those of which nothing is played are listed', () => {
    const text = printNamedCards([
      { ruleset: 'x', titles: { complete: ['A'], partial: [], blank: ['B'], nameless: [] }, leftOut: [] },
    ])
    expect(text).to.match(/^x: 2 titles are named by rulings, 50 % of them complete\n/)
    expect(text).to.match(/\n +1 {2}blank .*\n +B$|\n +1 {2}blank .*\n.*\n +B$/)
  })
})
