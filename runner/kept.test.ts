import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../protocol/types.ts'
import { kept, most } from './kept.ts'

const board: Board = {
  ruleset: '2e',
  turn: { player: 'Alice', phase: 'orders' },
  players: [{ name: 'Alice' }],
  cards: [],
}
const said = (reply: unknown, more: object = {}) => ({ because: ['x'], transcript: [{ request: {}, reply }], ...more })
const size = (value: unknown): number => JSON.stringify(value).length

describe('what a report keeps', () => {
  it('is all that a game has to say, as it is', () => {
    const result = said({ board, pending: [] }, { before: board })
    expect(kept(result)).to.equal(result)
  })

  for (const [what, result] of [
    ['a text', said('x'.repeat(4e6))],
    ['a list', said(Array(1e6).fill({ q: 'x' }))],
    ['names of fields', said({ ['k'.repeat(1e6)]: 1 })],
    ['fields', said(Object.fromEntries(Array.from({ length: 1e5 }, (_, at) => [at, at])))],
    ['depth', said(JSON.parse(`${'['.repeat(60)}1${']'.repeat(60)}`))],
    [
      'many replies',
      { because: [], transcript: Array.from({ length: 1e3 }, () => ({ request: {}, reply: 'y'.repeat(1999) })) },
    ],
    ['rulings', { because: Array(1e6).fill('ruling'), transcript: [] }],
    ['a message', said({}, { message: 'm'.repeat(1e6) })],
  ] as const)
    it(`is bounded where ${what} goes on and on, and says so`, () => {
      const less = kept(result as Parameters<typeof kept>[0])
      expect(size(less)).to.be.below(most.inAll * 1.2)
      expect(less.message).to.match(/Of what the engine said here the report leaves out what is too long\.$/)
    })

  it('is a board in its shape', () => {
    const card: Card = { id: 'x', owner: 'Alice', where: ['hand', 'Alice'] }
    const { before } = kept({ ...said({}), before: { ...board, cards: Array<Card>(5000).fill(card) } })
    expect(before.cards).to.have.length(most.list)
    expect(before.cards.every(one => one === card)).to.equal(true)
  })
})
