import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { CardFacts } from '../../cards/facts.ts'
import { ownFaults } from './check-pool.ts'

const qualor: CardFacts = { title: 'Qualor II Rendezvous', type: 'mission', attemptedBy: ['non-aligned', 'romulan'] }

describe('the cards of the suite', () => {
  it('are as the rulings have them that are met by their facts', () => {
    expect(ownFaults()).to.deep.equal([])
  })

  it('are told with the ruling when they are not', () => {
    expect(ownFaults(new Map([[qualor.title, qualor]]))).to.deep.equal([
      'cards/: Qualor II Rendezvous: not as faq96-312-qualor-ii-rendezvous-01 has it: Only Non-Aligned personnel can attempt Qualor II Rendezvous.',
    ])
  })
})
