import { describe, test } from 'node:test'
import { expect } from 'chai'
import * as fc from '../test/fixture/fc.ts'
import { boardFault } from './board-fault.ts'
import type { Board, Card } from './types.ts'

const card = (id: string, ...where: readonly [string, string]): Card => ({ id, owner: 'Alice', where }) as Card
const mission = card('Excavation', 'spaceline', 'alpha')

function boardOf(...cards: readonly Card[]): Board {
  return {
    ruleset: 'any',
    turn: { player: 'Alice', phase: 'play' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards,
  }
}

describe('a board that can be', () => {
  const boards: Readonly<Record<string, Board>> = {
    'has no cards': boardOf(),
    'has cards within cards': boardOf(
      card('Worf', 'aboard', 'Runabout'),
      card('Runabout', 'space', 'Excavation'),
      mission,
      card('Phaser', 'on', 'Worf'),
    ),
    'has a card on one of two': boardOf(mission, card('Crusher and Troi', 'planet', 'Excavation'), {
      ...card('Stasis', 'on', 'Crusher and Troi/Troi'),
    }),
    'has a spaceline of a player': boardOf(card('Excavation', 'spaceline', 'Alice')),
    'has a card that is called like its player': boardOf(card('Alice', 'hand', 'Alice')),
  }
  for (const [what, board] of Object.entries(boards))
    test(what, () => {
      expect(boardFault(board)).to.equal(undefined)
    })
})

describe('a board that cannot be', () => {
  const circle = (size: number): readonly Card[] =>
    Array.from({ length: size }, (_, i) => card(`C${i}`, 'aboard', `C${(i + 1) % size}`))
  const faults: readonly (readonly [what: string, board: Board, pointer: string, expected: RegExp])[] = [
    ['shows a card twice', boardOf(mission, mission), '/cards/1/id', /"Excavation" is also the id of \/cards\/0/],
    [
      'has a holder that is not there',
      boardOf(card('Worf', 'aboard', 'Bortas')),
      '/cards/0/where/1',
      /^a card of .* "Worf" is in the place `aboard` of "Bortas"/,
    ],
    ['has a player for a ship', boardOf(card('Worf', 'aboard', 'Bob')), '/cards/0/where/1', /^a card of/],
    ['has a player who does not play', boardOf(card('Worf', 'hand', 'Carol')), '/cards/0/where/1', /^a player of/],
    [
      'has a card aboard itself',
      boardOf(mission, ...circle(1)),
      '/cards/1/where',
      /but "C0" is in the place `aboard` of "C0"$/,
    ],
    ['has a circle of two', boardOf(...circle(2)), '/cards/0/where', /of "C1", "C1" is in the place `aboard` of "C0"$/],
    [
      'has a circle of three',
      boardOf(card('In', 'on', 'C1'), ...circle(3)),
      '/cards/2/where',
      /"C1" .* "C2" .* "C0" is in the place `aboard` of "C1"$/,
    ],
    ['has a circle of many', boardOf(...circle(5_000)), '/cards/0/where', /"C6", and so on over 4994 more$/],
    ['is none', undefined as unknown as Board, '/cards', /^a list of cards$/],
    ['has no players', { ...boardOf(), players: 2 } as unknown as Board, '/players', /^a list of players$/],
    ['has nothing for a card', boardOf(mission, null as unknown as Card), '/cards/1', /"id" and a "where"/],
    ['has a card nowhere', boardOf({ id: 'Worf' } as Card), '/cards/0', /"id" and a "where"/],
  ]
  for (const [what, board, pointer, expected] of faults)
    test(what, () => {
      expect(boardFault(board)).to.have.property('pointer', pointer)
      expect(boardFault(board)?.expected).to.match(expected)
    })

  test('however its cards are held, a circle is found if and only if there is one', () => {
    const held = fc.array(fc.nat(9), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(held, fc.nat(10), (holders, grounded) => {
        const cards = holders.map((holder, i) =>
          i < grounded ? card(`C${i}`, 'spaceline', 'alpha') : card(`C${i}`, 'on', `C${holder}`),
        )
        const endsFrom = (i: number, left = 10): boolean =>
          i < grounded || (left > 0 && endsFrom(holders[i]!, left - 1))
        expect(boardFault(boardOf(...cards)) === undefined).to.equal(cards.every((_, i) => endsFrom(i)))
      }),
    )
  })
})
