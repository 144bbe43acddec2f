import { test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../protocol/types.ts'
import { battlesIn } from './client/battle-model.ts'

const board = (...cards: readonly Card[]): Board => ({
  ruleset: 'x',
  turn: { player: 'Alice', phase: 'orders' },
  players: [
    { name: 'Alice', points: 0 },
    { name: 'Bob', points: 0 },
  ],
  cards,
})

const card = (id: string, owner: string, more: Partial<Card> = {}): Card => ({
  id,
  title: id,
  owner,
  where: ['space', 'Excavation'],
  ...more,
})

const done = (result: object) => ({ result: { outcome: 'done', pending: [], ...result } })
const attack = (by: string, at: string) => ({
  do: 'act',
  as: 'Alice',
  act: { kind: 'attack', cards: [by], targets: [at] },
})

test('a battle of ships is told as total against total with their parts, the hits, and what it did to whom', () => {
  const [battle, ...others] = battlesIn({
    before: board(card('Hegh’ta', 'Alice'), card('Shuttle', 'Bob'), card('Tactic', 'Alice')),
    after: board(card('Hegh’ta', 'Alice', { is: ['stopped'] }), card('Shuttle', 'Bob', { where: ['discard', 'Bob'] })),
    transcript: [
      {
        request: attack('Hegh’ta', 'Shuttle'),
        reply: done({
          events: [
            {
              event: 'totalled',
              word: 'weapons',
              count: 9,
              sums: { 'Hegh’ta': [{ printed: 7 }, { add: 1, by: 'Tactic' }], Tactic: [{ add: 1 }] },
            },
            { event: 'totalled', word: 'shields', count: 3, sums: { Shuttle: [{ printed: 3 }] } },
            { event: 'hit', cards: ['Shuttle'], count: 2 },
            { event: 'destroyed', cards: ['Shuttle'] },
          ],
          rulings: ['r-1'],
        }),
      },
    ],
  })
  expect(others).to.deep.equal([])
  expect(battle).to.deep.equal({
    attack: { player: 'Alice', by: ['Hegh’ta'], at: ['Shuttle'] },
    clashes: [
      {
        sides: [
          {
            player: 'Alice',
            value: 'weapons',
            parts: [
              { card: 'Hegh’ta', terms: [{ printed: 7 }, { add: 1, by: 'Tactic' }] },
              { card: 'Tactic', terms: [{ add: 1 }] },
            ],
            total: 9,
          },
          { player: 'Bob', value: 'shields', parts: [{ card: 'Shuttle', terms: [{ printed: 3 }] }], total: 3 },
        ],
        result: 'Direct hit on Shuttle',
      },
    ],
    winner: undefined,
    done: [
      { how: 'destroyed', names: ['Shuttle'] },
      { how: 'stopped', names: ['Hegh’ta'] },
    ],
    rulings: ['r-1'],
  })
})

test('a battle of personnel is told with who was hurt, who had more, and who won', () => {
  const strength = (id: string, count: number) => ({
    event: 'totalled',
    word: 'strength',
    count,
    sums: { [id]: [{ set: count }] },
  })
  const [battle] = battlesIn({
    before: board(card('Worf', 'Alice'), card('Sirna', 'Bob')),
    after: undefined,
    transcript: [
      {
        request: attack('Worf', 'Sirna'),
        reply: done({
          events: [
            strength('Worf', 9),
            strength('Sirna', 6),
            { event: 'wounded', cards: ['Sirna'], word: 'stunned' },
            strength('Worf', 9),
            strength('Sirna', 0),
            { event: 'won', player: 'Alice' },
          ],
        }),
      },
    ],
  })
  expect(battle?.clashes.map(({ result }) => result)).to.deep.equal(['Sirna: stunned', 'Alice has more'])
  expect(battle?.winner).to.equal('Alice')
})

test('an attack in which nobody fires is a battle without totals, and another act is none', () => {
  const before = board(card('Hegh’ta', 'Alice'), card('Shuttle', 'Bob'))
  const fly = { do: 'act', as: 'Alice', act: { kind: 'move', card: 'Hegh’ta' } }
  const battles = battlesIn({
    before,
    after: before,
    transcript: [
      { request: attack('Hegh’ta', 'Shuttle'), reply: done({}) },
      { request: fly, reply: done({}) },
    ],
  })
  expect(battles.map(({ clashes, done }) => [clashes, done])).to.deep.equal([[[], []]])
})
