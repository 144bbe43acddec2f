import { test } from 'node:test'
import { expect } from 'chai'
import type { Board } from '../../protocol/types.ts'
import type { CaseResult } from '../../reports/result.ts'
import { messagesOf } from './messages.ts'

const kase = (id: string, ...requests: readonly unknown[]): CaseResult =>
  ({
    id,
    outcome: 'pass',
    transcript: requests.map(request => ({ request, reply: { ok: true } })),
  }) as unknown as CaseResult

test('messages are told by case, a line each', () => {
  expect(messagesOf([kase('a', { do: 'reset' }, { do: 'observe' }), kase('unplayed')])).to.equal(
    'a: passed\n  Messages:\n    > {"do":"reset"}\n    < {"ok":true}\n    > {"do":"observe"}\n    < {"ok":true}\n\n',
  )
})

test('long messages are cut, and so are many cases', () => {
  expect(messagesOf([kase('a', 'x'.repeat(2_100))])).to.contain('… (102 characters more)')
  const many = messagesOf(Array.from({ length: 23 }, (_, at) => kase(`case-${at}`, {})))
  expect(many.match(/^case-/gm)).to.have.length(20)
  expect(many).to.contain('the messages of 3 more cases')
})

test('the board stands before the messages, and what became of it after them', () => {
  const before: Board = {
    ruleset: '1e-2014',
    turn: { player: 'Alice', phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob', points: 30 }],
    cards: [
      { id: 'Runabout', owner: 'Alice', where: ['space', 'Excavation'], count: { 'range-left': 4 } },
      {
        id: 'Worf [first]',
        title: 'Worf',
        owner: 'Alice',
        where: ['aboard', 'Runabout'],
        is: ['stopped'],
        controller: 'Bob',
      },
      { id: 'Tricorder 1', title: 'Tricorder', owner: 'Bob', where: ['hand', 'Bob'] },
      { id: 'Tricorder 2', title: 'Tricorder', owner: 'Bob', where: ['hand', 'Bob'] },
    ],
  }
  const [ship, ...others] = before.cards
  const after: Board = { ...before, cards: [{ ...ship!, count: { 'range-left': 1 } }, ...others] }
  const told = messagesOf([
    { ...kase('a', {}), before, after },
    { ...kase('b', {}), before, after: before },
  ])
  expect(told).to.contain(
    `a: passed
  Before:
    Alice’s turn, executing orders. Points: Alice 0, Bob 30.
    In space at Excavation: Runabout (Alice), RANGE left 4
    Aboard Runabout: Worf [first] (Alice, controlled by Bob), stopped
    In Bob’s hand: 2 × Tricorder
  Messages:
    > {}
    < {"ok":true}
  After:
    Runabout RANGE left: 4 → 1
`,
  )
  expect(told).to.match(/After:\n {4}Nothing has changed on the board\.\n\n$/)
})
