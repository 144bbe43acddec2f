import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Where } from '../../protocol/types.ts'
import type { CardName, Place } from '../operation.ts'
import { Arrangement } from './arrangement.ts'

const excavation: CardName = { title: 'Excavation' }

/** Where a card of Alice's lies that is set up so at Excavation, and where a location. */
function laid(title: string, place: Place): Where | undefined {
  const arrangement = new Arrangement({ ruleset: '1e-glossary', opening: 'play' })
  const rows = [excavation, { title: 'Montana Missile Complex' }].map(card => ({ card, conditions: [] }))
  arrangement.add({ op: 'locations', rows })
  arrangement.add({ op: 'has', player: 'Alice', rows: [{ card: { title }, place, conditions: [] }] })
  return arrangement.board().cards.find(card => card.title === title)?.where
}

describe('a board that is set up', () => {
  it('has time locations in their time', () => {
    expect(laid('Montana Missile Complex', { prep: 'on', card: excavation })).to.deep.equal(['spaceline', 'time'])
  })

  it('has artifacts that are used as equipment on the planet, and others played on it', () => {
    const on: Place = { prep: 'on', card: excavation }
    expect(laid('Interphase Generator', on)).to.deep.equal(['planet', 'Excavation'])
    expect(laid('Tox Uthat', on)).to.deep.equal(['on', 'Excavation'])
  })
})
