import { describe, it } from 'node:test'
import { expect } from 'chai'
import { rulesets } from '../engine/rulesets/registry.ts'
import { derived, withResults } from './derived.ts'

const current = rulesets.get('1e-2014')!

describe('What a card is by a law', () => {
  it('tells what is printed that says so, and the rulings by which it does', () => {
    expect(derived('Alexander Rozhenko', current)).to.deep.equal([
      { what: 'species', is: 'Klingon', from: 'its lore', because: ['cr14-species-05'] },
      { what: 'species', is: 'Human', from: 'its lore', because: ['cr14-species-05'] },
    ])
    expect(derived('Hannah Bates', current)[0]?.because).to.deep.equal(['cr14-species-25'])
  })

  it('tells whose lore makes a commander', () => {
    const found = derived('Jovis', current).find(({ what }) => what === 'commanded by')
    expect(found).to.deep.include({ is: 'Kivas Fajo', from: 'its lore' })
  })

  it('is nothing where there is no such card', () => {
    expect(derived('Nobody', current)).to.deep.equal([])
  })

  it('stands beside the print of our own cards, as exports have it', () => {
    expect(withResults(current).get('Roga Danar')?.species).to.deep.equal(['Angosian'])
    expect(withResults(current).get('Jovis')?.matchingCommanders).to.deep.equal(['Kivas Fajo'])
  })
})
