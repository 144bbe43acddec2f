import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, Can } from '../../protocol/types.ts'
import { Arrangement } from './arrangement.ts'
import { Beyond } from './beyond.ts'
import { requireBegun } from './over-at-once.ts'
import { plainCard } from './plain-decks.ts'

const can: Can = { rulesets: ['1e-2014'], places: ['deck'] }
const unknownTitles = ['Tricorder', 'Engineering Kit', 'Medical Kit']

describe('What lies in draw decks that do not matter', () => {
  it('is a printed card that the engine has, or one made up, or nothing', () => {
    expect(plainCard('1e-2014', { can, unknownTitles: ['Tricorder'] })?.title).to.equal('Engineering Kit')
    const makes = (madeUp: Can['madeUp']) => plainCard('1e-2014', { can: { ...can, madeUp }, unknownTitles })
    expect(makes(['mission', 'equipment'])?.made).to.include({ title: 'Blank card', type: 'equipment' })
    expect(makes(['mission', 'personnel'])?.made).to.include({ title: 'Blank card', type: 'personnel' })
    expect(makes(['mission'])).to.equal(undefined)
    expect(plainCard('1e-2014', { can: { rulesets: ['1e-2014'] } })).to.equal(undefined)
  })

  it('comes with what is printed on it', () => {
    const card = plainCard('1e-2014', { can: { ...can, madeUp: ['personnel'] }, unknownTitles })!
    const decks = { ...card, count: 2, players: ['Alice', 'Bob'] } as const
    const board = new Arrangement({ ruleset: '1e-2014', opening: 'play', decks }).board()
    expect(board.cards.map(({ title, where }) => [title, where[1]])).to.deep.equal([
      ['Blank card', 'Alice'],
      ['Blank card', 'Alice'],
      ['Blank card', 'Bob'],
      ['Blank card', 'Bob'],
    ])
    expect(board.made).to.deep.equal([card.made])
  })
})

describe('An engine that ends the game on the board as it was set', () => {
  const board: Board = {
    ruleset: '1e-2014',
    turn: { player: 'Alice', phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards: [{ id: 'One', title: 'Tricorder', owner: 'Alice', where: ['deck', 'Alice'] }],
  }
  const over = { winner: null }

  it('is not judged where a draw deck is empty', () => {
    expect(() => requireBegun({ ...board, over }, can)).to.throw(Beyond, "the draw deck is empty: Bob's")
    expect(() => requireBegun(board, can)).to.not.throw()
  })

  it('is judged where both have cards to draw', () => {
    const his = { id: 'Two', title: 'Tricorder', owner: 'Bob', where: ['deck', 'Bob'] } as const
    expect(() => requireBegun({ ...board, cards: [...board.cards, his], over }, can)).to.not.throw()
  })
})
