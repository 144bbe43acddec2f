import { test } from 'node:test'
import { expect } from 'chai'
import { sumsIn } from './client/sums-model.ts'

test('a value that is not as printed is told as what made it up, as it stood last', () => {
  const observed = (strength: number, ...terms: readonly object[]) => ({
    request: { do: 'observe', values: ['Worf [1]'] },
    reply: { result: { values: { 'Worf [1]': { strength } }, sums: { 'Worf [1]': { strength: terms } } } },
  })
  const sums = sumsIn({
    before: {
      ruleset: 'x',
      turn: { player: 'Alice', phase: 'orders' },
      players: [],
      cards: [
        { id: 'Worf [1]', title: 'Worf', owner: 'Alice', where: ['planet', 'Excavation'] },
        { id: 'd1', title: 'Romulan Disruptor', owner: 'Alice', where: ['planet', 'Excavation'] },
      ],
    },
    after: undefined,
    transcript: [
      observed(11, { printed: 9 }, { add: 2, by: 'd1' }),
      observed(22, { printed: 9 }, { add: 2, by: 'd1' }, { multiply: 2, by: 'gone', ruling: 'r-1' }),
    ],
  })
  expect(sums).to.deep.equal([
    {
      card: 'Worf',
      value: 'strength',
      terms: [{ printed: 9 }, { add: 2, by: 'Romulan Disruptor' }, { multiply: 2, by: 'gone', ruling: 'r-1' }],
      total: 22,
    },
  ])
})
