import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../protocol/types.ts'
import { checkShown } from './check-shown.ts'

const card = (id: string, more: Partial<Card> = {}): Card => ({ id, owner: 'Alice', where: ['hand', 'Alice'], ...more })
const board = (...cards: readonly Card[]): Board => ({
  ruleset: '2e',
  turn: { player: 'Alice', phase: 'orders' },
  players: [{ name: 'Alice' }],
  cards,
})

describe('a board that was set up', () => {
  it('is shown as it was, with conditions that follow from what lies in play', () => {
    const there = { where: ['core', 'Alice'] } as const
    checkShown(board(card('Kira', there)), board(card('Kira', { ...there, is: ['stopped'] })))
    for (const [more, says] of [
      [{ ...there, is: ['quarantined'] }, 'is quarantined, which nobody set up'],
      [{ is: ['stopped'] }, 'is stopped, which nobody set up'],
    ] as const)
      expect(() =>
        checkShown(board(card('Kira', more.is[0] === 'stopped' ? {} : there)), board(card('Kira', more))),
      ).to.throw(says)
  })

  it('keeps every field that was set, and the order of piles', () => {
    const set = {
      title: 'Kira Nerys',
      mode: 'bajoran',
      targets: ['Odo'],
      count: { hull: 50 },
      because: { stopped: 'Odo' },
    } as const
    const fields: readonly (readonly [Partial<Card>, string])[] = [
      [{ title: 'Odo' }, 'the title of "Kira" as Odo'],
      [{ controller: 'Bob' }, 'the controller of "Kira" as Bob'],
      [{ mode: 'klingon' }, 'the mode of "Kira" as klingon'],
      [{ targets: [] }, 'the targets of "Kira" as none'],
      [{ count: {} }, 'the hull of "Kira" as nothing'],
      [{ because: {} }, 'what makes "Kira" stopped as nothing'],
    ]
    for (const [other, says] of fields)
      expect(() => checkShown(board(card('Kira', set)), board(card('Kira', { ...set, ...other })))).to.throw(says)
    checkShown(board(card('Kira', { face: 'down' })), board(card('Kira')))
    const pile = ['Kira', 'Odo'].map(id => card(id, { where: ['deck', 'Alice'] }))
    expect(() => checkShown(board(...pile), board(...pile.toReversed()))).to.throw(
      'the order of the deck of Alice differs',
    )
  })

  it('has no cards that nobody set up', () => {
    const some = Array.from({ length: 9 }, (_, at) => card(`Spy ${at}`))
    expect(() => checkShown(board(card('Kira')), board(card('Kira'), some[0]!))).to.throw(
      'The adapter shows "Spy 0", which nobody set up',
    )
    expect(() => checkShown(board(), board(...some))).to.throw('"Spy 4" and 4 more, which nobody set up')
  })

  it('lacks none, has each in its place, and loses no condition', () => {
    expect(() => checkShown(board(card('Kira')), board())).to.throw('does not show "Kira"')
    expect(() => checkShown(board(card('Kira')), board(card('Kira', { where: ['deck', 'Alice'] })))).to.throw(
      "in Alice's draw deck, but it was set up in Alice's hand",
    )
    expect(() => checkShown(board(card('Kira', { is: ['stopped'] })), board(card('Kira')))).to.throw('is stopped')
  })

  it('has the ruleset, the turn, the players and the points that were set up, and is not over', () => {
    const set = board(card('Kira'))
    const others: readonly (readonly [Partial<Board>, string])[] = [
      [{ ruleset: '3e' }, 'the ruleset as 3e'],
      [{ turn: { player: 'Bob', phase: 'orders' } }, 'whose turn it is as Bob'],
      [{ turn: { player: 'Alice', phase: 'play' } }, 'the phase as play'],
      [{ players: [] }, 'the players as '],
      [{ players: [{ name: 'Alice', points: 5 }] }, 'the points of Alice as 5'],
      [{ players: [{ name: 'Alice', bonus: 5 }] }, 'the bonus points of Alice as 5'],
      [{ over: { winner: null } }, 'the game is over'],
      [{ cards: [card('Kira', { owner: 'Bob' })] }, 'as a card of Bob'],
    ]
    for (const [other, says] of others) expect(() => checkShown(set, { ...set, ...other })).to.throw(says)
    checkShown(set, { ...set, turn: { player: 'Alice', phase: 'end' } })
  })
})
