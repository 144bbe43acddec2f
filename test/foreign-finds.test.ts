import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { about, faults, spoilt } from './fixture/foreign/faults.ts'
import { saved } from './fixture/foreign/foreign.ts'
import { judged } from './fixture/foreign/judged.ts'

const laws = ['1e-2014', '2e'].map(id => rulesets.get(id)!)

describe('what exploring finds in engines that are wrong in known ways', () => {
  const { rulings, customs } = loadCatalogue()

  it('are twelve ways at least under each law, each of which changes the law or its results', () => {
    for (const law of laws) {
      const own = faults.filter(fault => fault.spoils || spoilt(law, fault) !== law)
      expect(own).to.have.length.of.at.least(12)
      for (const fault of own) if (fault.spoils) expect(about(fault, law).size, fault.id).to.be.above(0)
    }
    for (const fault of faults) {
      expect(fault.spoils || laws.some(law => spoilt(law, fault) !== law), fault.id).to.be.ok
      for (const id of fault.lacks) {
        const isLaw = rulings.has(id) || customs.has(id) || laws.some(({ rules }) => rules.has(id))
        expect(isLaw, id).to.equal(true)
      }
    }
  })

  const engine = saved.find(({ name }) => name === '2e-typescript')!
  for (const id of ['stopped cards act', 'acts in the turn of the opponent', 'beams to where they are'])
    it(`is true, and names the law: ${id}`, async () => {
      const fault = faults.find(one => one.id === id)!
      const { finds, explored } = (await judged(engine, fault, { games: 1000, seed: 1, most: 1 }))!
      const untrue = finds.filter(({ judgement }) => judgement !== 'true')
      expect(untrue.map(({ judgement, finding }) => `${judgement}: ${finding.small.message}`)).to.deep.equal([])
      expect(finds).to.have.length.above(0)
      expect(explored.faults).to.deep.equal([])
    })
})
