import { test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card, Phase } from '../../protocol/types.ts'
import { seedTurnsIn } from './client/seeding-model.ts'
import { turnEndsIn } from './client/turn-end-model.ts'

const board = (phase: Phase, ...cards: readonly Card[]): Board => ({
  ruleset: 'x',
  turn: { player: 'Alice', phase },
  players: [
    { name: 'Alice', points: 0 },
    { name: 'Bob', points: 0 },
  ],
  cards,
})

const done = (result: object) => ({ result: { outcome: 'done', pending: [], ...result } })

test('the end of a turn is told as what was due, in which order, by whose choice', () => {
  const card = (id: string): Card => ({ id, title: id, owner: 'Alice', where: ['space', 'Excavation'] })
  const [end] = turnEndsIn({
    before: board('orders', card('First'), card('Second')),
    after: undefined,
    transcript: [
      {
        request: { do: 'act', as: 'Alice', act: { kind: 'end', of: 'turn' } },
        reply: done({
          pending: [{ q: 's1', who: 'Alice', kind: 'choose', of: ['First', 'Second'] }],
          rulings: ['r-1'],
        }),
      },
      {
        request: { do: 'answer', q: 's1', as: 'Alice', answer: { pick: ['Second'] } },
        reply: done({
          events: [
            { event: 'selected', cards: ['Second'], player: 'Alice' },
            { event: 'drew', cards: ['Data'], player: 'Alice' },
          ],
          rulings: ['r-1', 'r-2'],
        }),
      },
    ],
  })
  expect(end).to.deep.equal({
    player: 'Alice',
    lines: [
      { by: 'Alice', due: ['First', 'Second'], first: ['Second'] },
      { event: 'drew', cards: ['Data'], player: 'Alice' },
    ],
    rulings: ['r-1', 'r-2'],
  })
})

test('the seeding is told turn by turn, and what lies face down is hidden from the other player', () => {
  const seed = (as: string, act: object) => ({ request: { do: 'act', as, act }, reply: done({}) })
  const turns = seedTurnsIn({
    before: board(
      'seed-dilemma',
      { id: 'Excavation', title: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
      { id: 'a', title: 'Archer', owner: 'Alice', where: ['seeds', 'Alice'] },
    ),
    after: board('seed-dilemma', {
      id: 'a',
      title: 'Archer',
      owner: 'Alice',
      where: ['under', 'Excavation'],
      face: 'down',
    }),
    transcript: [
      seed('Alice', { kind: 'seed', card: 'a', to: ['under', 'Excavation'] }),
      seed('Bob', { kind: 'pass' }),
      { request: { do: 'act', as: 'Bob', act: { kind: 'pass' } }, reply: { result: { outcome: 'refused' } } },
    ],
  })
  expect(turns.map(({ seen }) => seen)).to.deep.equal([
    { Alice: 'seeds Archer under Excavation', Bob: 'seeds a card, face down, under Excavation' },
    { Alice: 'seeds nothing', Bob: 'seeds nothing' },
  ])
})
