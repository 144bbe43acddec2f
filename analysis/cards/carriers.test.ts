import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import type { Case } from '../../steps/suite/case.ts'
import { carriedBy, carrierFaults } from './carriers.ts'

/** A case of some ruling of stopped cards in which Alice plays this. */
const playing = (title: string, ruling: string): Case =>
  ({
    rulings: [ruling],
    ruleset: '1e-2014',
    steps: [{ operation: { op: 'do', deed: { kind: 'play', player: 'Alice', cards: [{ title }] } } }],
  }) as unknown as Case

const four = ['1eS-stopped-01', '1eS-stopped-02', '1eS-stopped-03', '1eS-stopped-04']

describe('cards that carry rulings which are about something else', () => {
  it('have all been looked at', () => {
    expect(carrierFaults(suiteOf(undefined).cases)).to.deep.equal([])
  })

  it('are named when there are more than three', () => {
    const cases = four.map(ruling => playing('Plexing', ruling))
    expect(carrierFaults(cases.slice(1), new Map())).to.deep.equal([])
    expect(carrierFaults(cases, new Map())[0]).to.match(/^"Plexing" carries 4 rulings .*carriers\.yaml$/)
    expect(carrierFaults(cases, new Map([['Plexing', 'Whole.']]))).to.deep.equal([])
    expect(carrierFaults([], new Map([['Plexingg', 'Whole.']]))[0]).to.match(/no card is titled "Plexingg"/)
  })

  it('are not those that a ruling is about, nor cards that only act as what they are', () => {
    expect(carriedBy([playing('Rogue Borg Mercenaries', 'faq96-39-rogue-borg-11')]).size).to.equal(0)
    expect(carriedBy([playing('Worf', '1eS-stopped-01')]).size).to.equal(0)
  })
})
