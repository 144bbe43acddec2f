import { test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../protocol/types.ts'
import { shipsIn } from './client/ships-model.ts'

const board = (...cards: readonly Card[]): Board => ({
  ruleset: 'x',
  turn: { player: 'Alice', phase: 'orders' },
  players: [
    { name: 'Alice', points: 0 },
    { name: 'Bob', points: 0 },
  ],
  cards,
})

const ship: Card = {
  id: 'Excelsior',
  owner: 'Alice',
  where: ['docked', 'Outpost'],
  is: ['cloaked'],
  count: { 'range-left': 8 },
}
const crew: Card = { id: 'Klag', owner: 'Alice', where: ['aboard', 'Excelsior'] }
const treaty: Card = { id: 't', title: 'Treaty: Federation/Klingon', owner: 'Alice', where: ['core', 'Alice'] }

const move = {
  do: 'act',
  as: 'Alice',
  try: true,
  act: { kind: 'move', card: 'Excelsior', to: ['space', 'Excavation'] },
}
const allowed = { request: move, reply: { result: { outcome: 'allowed', rulings: ['r-2'] } } }
const refused = {
  request: move,
  reply: { result: { outcome: 'refused', refusal: { stage: 'condition', code: 'staffing' }, rulings: ['r-1'] } },
}

test('a ship that may not move is told with where it is, who is aboard, and why it may not', () => {
  expect(shipsIn({ before: board(ship, crew), after: undefined, transcript: [refused, refused] })).to.deep.equal({
    vessels: [
      {
        name: 'Excelsior',
        where: 'docked at Outpost',
        state: ['cloaked', 'RANGE left 8'],
        crews: [{ player: 'Alice', names: ['Klag'] }],
      },
    ],
    treaties: [],
    deeds: [
      {
        player: 'Alice',
        text: 'Alice moves Excelsior, to be in space at Excavation',
        refused: 'it is not staffed',
        rulings: ['r-1'],
      },
    ],
  })
})

test('what is allowed is told where a treaty is in force, and not otherwise', () => {
  const told = (...cards: readonly Card[]) =>
    shipsIn({ before: board(...cards), after: undefined, transcript: [allowed] })
  expect(told(ship, crew)).to.equal(undefined)
  expect(told(ship, crew, treaty)).to.deep.include({ treaties: ['Treaty: Federation/Klingon'] })
  expect(told(ship, crew, treaty)?.deeds.map(deed => deed.refused)).to.deep.equal([undefined])
})
