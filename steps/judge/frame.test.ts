import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, Event } from '../../protocol/types.ts'
import { differences, pointsOf } from './frame.ts'
import { differencesBeside, Touched } from './frame-of-play.ts'

const board: Board = {
  ruleset: '1e-2014',
  turn: { player: 'Alice', number: 3, phase: 'orders' },
  players: [
    { name: 'Alice', points: 10, bonus: 5, count: { 'card-plays-left': 1 } },
    { name: 'Bob', count: { 'card-plays-left': 1 } },
  ],
  cards: [
    { id: 'Mission', owner: 'Alice', where: ['spaceline', 'alpha'] },
    { id: 'Ship', owner: 'Alice', where: ['space', 'Mission'], count: { 'range-left': 8 } },
    { id: 'Other', owner: 'Bob', where: ['space', 'Mission'], count: { 'range-left': 7 } },
    { id: 'Kira', owner: 'Alice', where: ['aboard', 'Ship'] },
  ],
}

/** What is told of a board that came to be by that play. */
function told(after: Partial<Board>, { touched = new Touched(), asserted = new Set<string>() } = {}) {
  const now = { ...board, ...after }
  return [...differences(board, now, asserted), ...differencesBeside(board, now, asserted, touched)]
}

const withCard = (id: string, more: object) => ({ cards: board.cards.map(c => (c.id === id ? { ...c, ...more } : c)) })
const withPlayer = (name: string, more: object) => ({
  players: board.players.map(p => (p.name === name ? { ...p, ...more } : p)),
})
const after = (...events: readonly Event[]): Touched => {
  const touched = new Touched()
  touched.tell(events)
  return touched
}

describe('nothing else has changed', () => {
  it('is so of the same board', () => {
    expect(told({})).to.deep.equal([])
  })

  for (const [what, change] of [
    ['a new card in a hand', { cards: [...board.cards, { id: 'Spy', owner: 'Bob', where: ['hand', 'Bob'] as const }] }],
    ['a card that is gone', { cards: board.cards.slice(0, -1) }],
    ['the game being over', { over: { winner: 'Bob' } }],
    ['points', withPlayer('Alice', { points: 15 })],
    ['bonus points', withPlayer('Alice', { bonus: 10 })],
    ['counts of a player who did nothing', withPlayer('Bob', { count: { 'card-plays-left': 0 } })],
    ['RANGE of a ship that nobody touched', withCard('Other', { count: { 'range-left': 0 } })],
    ['the number of the turn', { turn: { ...board.turn, number: 4 } }],
    ['the player of the turn', { turn: { ...board.turn, player: 'Bob' } }],
    ['a segment that came back', { turn: { ...board.turn, phase: 'play' } }],
    ['a card in another place', withCard('Kira', { where: ['planet', 'Mission'] })],
    ['a condition', withCard('Kira', { is: ['stopped'] })],
  ] as const)
    it(`notices ${what}`, () => {
      expect(told(change as Partial<Board>)).to.have.length.above(0)
    })

  it('leaves alone how a card lies that has come into play', () => {
    const lies = { face: 'up', targets: ['Kira'], count: { countdown: 3 } } as const
    const trap: Board['cards'][number] = { id: 'Trap', owner: 'Bob', where: ['under', 'Mission'] }
    const before = { ...board, cards: [...board.cards, trap] }
    const lying = { ...board, cards: [...board.cards, { ...trap, where: ['on', 'Ship'] as const, ...lies }] }
    expect(differences(before, lying, new Set(['Trap: place']))).to.deep.equal([])
    expect(differences(before, lying, new Set())).to.have.length(4)
    const [onShip, ...others] = [{ ...trap, where: ['on', 'Ship'] as const }, ...board.cards]
    const moved = { ...trap, where: ['on', 'Kira'] as const, ...lies }
    const [from, to] = [onShip, moved].map(card => ({ ...board, cards: [...others, card] }))
    expect(differences(from as Board, to as Board, new Set(['Trap: place']))).to.have.length(3)
  })

  it('leaves it alone that a dilemma that has come under its mission is overcome, and no other condition', () => {
    const drawn: Board['cards'][number] = { id: 'Trap', owner: 'Bob', where: ['dilemmas', 'Bob'] }
    const under = { ...drawn, where: ['under', 'Mission'] as const, face: 'up' } as const
    const [before, after, other] = [drawn, { ...under, is: ['overcome'] }, { ...under, is: ['stopped'] }].map(card => ({
      ...board,
      cards: [...board.cards, card],
    })) as unknown as [Board, Board, Board]
    expect(differences(before, after, new Set(['Trap: place']))).to.deep.equal([])
    expect(differences(before, after, new Set())).to.have.length(3)
    expect(differences(before, other, new Set(['Trap: place']))).to.deep.equal(['"Trap" is now stopped'])
  })

  it('leaves alone what is counted where something was done', () => {
    const range = withCard('Ship', { count: { 'range-left': 3 } })
    expect(told(range)).to.have.length(1)
    const ordered = new Touched()
    ordered.by('Alice', { kind: 'move', card: 'Ship', to: ['space', 'Mission'] })
    expect(told(range, { touched: ordered })).to.deep.equal([])
    expect(told(withPlayer('Alice', { count: { 'card-plays-left': 0 } }), { touched: ordered })).to.deep.equal([])
  })

  it('leaves alone a ship whose crew was touched, and what a new turn sets anew', () => {
    const range = withCard('Ship', { count: { 'range-left': 3 } })
    const beamed = new Touched()
    beamed.by('Alice', { kind: 'beam', cards: ['Kira'], to: ['planet', 'Mission'] })
    expect(told(range, { touched: beamed })).to.deep.equal([])
    const turned = new Touched()
    turned.by('Alice', { kind: 'end', of: 'turn' })
    expect(told({ ...range, turn: { player: 'Bob', number: 4, phase: 'start' } }, { touched: turned })).to.deep.equal(
      [],
    )
  })

  it('is no matter of events, but for uses that are counted of a card that is used', () => {
    const everybody = after({ event: 'used', cards: board.cards.map(({ id }) => id), by: 'Ship', player: 'Bob' })
    expect(told(withCard('Ship', { count: { 'range-left': 3 } }), { touched: everybody })).to.have.length(1)
    expect(told(withPlayer('Bob', { count: { 'card-plays-left': 0 } }), { touched: everybody })).to.have.length(1)
    const [was, is] = [0, 1].map(uses => withCard('Kira', { count: { 'used-this-turn': uses } }))
    const uses = (touched: Touched) => differencesBeside({ ...board, ...was }, { ...board, ...is }, new Set(), touched)
    expect(uses(everybody)).to.deep.equal([])
    expect(uses(new Touched())).to.have.length(1)
  })

  it('notices what was counted and is no longer shown', () => {
    expect(told(withCard('Other', { count: {} }))).to.deep.equal([
      'the range-left of "Other" was 7 and is no longer shown',
    ])
    expect(told({ turn: { player: 'Alice', phase: 'orders' } })).to.have.length(1)
  })

  it('leaves alone bonus points where the points are spoken of', () => {
    const asserted = new Set([pointsOf('Alice')])
    expect(told(withPlayer('Alice', { points: 15, bonus: 10 }), { asserted })).to.deep.equal([])
  })
})
