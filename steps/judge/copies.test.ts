import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, Card, Where } from '../../protocol/types.ts'
import { areAlike, inPlay, likeliest, meantBy } from './copies.ts'

const data = (id: string, where: Where, more: Partial<Card> = {}): Card => ({
  id,
  title: 'Data',
  owner: 'Alice',
  where,
  ...more,
})
const inHand = data('Data', ['hand', 'Alice'])
const down = data('Data #2', ['planet', 'Excavation'])
const labelled = data('Data [his]', ['planet', 'Excavation'])
const filling = data("Data (Alice's deck 1)", ['deck', 'Alice'])
const boardOf = (...cards: Card[]): Board => ({
  ruleset: '2e',
  turn: { player: 'Alice', phase: 'play' },
  players: [],
  cards,
})

describe('of several copies of a card', () => {
  it('a name without a label means one without', () => {
    expect(likeliest([labelled, inHand], inPlay)).to.deep.equal([inHand])
  })

  it('the verb tells whether it is one in hand or in play', () => {
    expect(likeliest([inHand, down], meantBy('play', 'Alice'))).to.deep.equal([inHand])
    expect(likeliest([inHand, down], meantBy('beam', 'Alice'))).to.deep.equal([down])
  })

  it('cards that only fill a deck are not meant', () => {
    expect(likeliest([filling, down])).to.deep.equal([down])
  })

  it('it is all one only where they lie alike and nothing lies at them', () => {
    const other = data('Data #3', ['planet', 'Excavation'])
    expect(areAlike([down, other], boardOf(down, other))).to.equal(true)
    expect(areAlike([down, inHand], boardOf(down, inHand))).to.equal(false)
    expect(areAlike([down, { ...other, is: ['stopped'] }], boardOf(down, other))).to.equal(false)
    const held = data('Tricorder', ['held', 'Data #3'])
    expect(areAlike([down, other], boardOf(down, other, held))).to.equal(false)
  })
})
