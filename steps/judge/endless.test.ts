import { describe, test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card, Question } from '../../protocol/types.ts'
import { suiteOf } from '../../runner/features.ts'
import { idleEngine } from '../../test/fixture/idle-engine.ts'
import { playOne } from '../../test/fixture/play-one.ts'
import type { Operation } from '../operation.ts'
import { locationOf } from './location-of.ts'
import { mostPassed, mostTold } from './patience.ts'
import type { Verdict } from './verdict.ts'

const { cases } = suiteOf(undefined)
const having = (...ops: readonly Operation['op'][]) =>
  cases.filter(({ steps }) => ops.every(op => steps.some(({ operation }) => operation.op === op)))

const window: Question = { q: 'again', who: 'Bob', kind: 'response', why: 'again', pass: true }
const answersIn = ({ transcript }: Verdict): number =>
  transcript.filter(({ request }) => request.do === 'answer').length

/** Does nothing but open the window again. */
function asking(can: object = {}) {
  return idleEngine({
    can,
    result: request => ({ pending: [window], ...(request.do === 'act' && request.as === 'Bob' ? refused : {}) }),
  })
}

const refused = { outcome: 'refused', refusal: { stage: 'start' } }

describe('an engine that opens one window after the other', () => {
  const loops: Readonly<Record<string, readonly Operation['op'][]>> = {
    'while everybody passes': ['do', 'frame'],
    'while a response is looked for': ['do', 'respond'],
    'until a moment comes': ['do', 'until'],
  }
  for (const [when, ops] of Object.entries(loops))
    test(`is stopped ${when}`, async () => {
      const verdicts = await Promise.all(
        having(...ops)
          .slice(0, 15)
          .map(kase => playOne(kase, asking())),
      )
      const stopped = verdicts.filter(verdict => answersIn(verdict) === mostPassed)
      expect(stopped).to.have.length.above(0)
      for (const { outcome, message } of stopped) {
        expect(outcome).to.equal('engine-error')
        expect(message)
          .to.include('The engine goes on asking')
          .and.include('Bob is asked once more (response, about "again")')
      }
      for (const verdict of verdicts) expect(verdict.outcome).to.be.oneOf(['engine-error', 'fail', 'unsupported'])
    })

  test('is stopped on the way to a board that is reached by play', async () => {
    const verdicts = await Promise.all(cases.slice(0, 200).map(kase => playOne(kase, asking({ boards: 'by-play' }))))
    const stopped = verdicts.filter(({ message }) => message?.includes('The engine goes on asking'))
    expect(stopped).to.have.length.above(0)
    for (const verdict of stopped)
      expect([verdict.outcome, answersIn(verdict)]).to.deep.equal(['engine-error', mostPassed])
  })

  test('is stopped when it tells of events without end', async () => {
    const events = Array.from({ length: mostTold / 10 }, () => ({ event: 'drew' }))
    const [kase] = having('do', 'frame')
    const verdict = await playOne(kase!, idleEngine({ result: () => ({ pending: [window], events }) }))
    expect(verdict.outcome).to.equal('engine-error')
    expect(verdict.message).to.include('no more than 1,000,000 events and rolls in one case')
  })
})

describe('a circle of holders', () => {
  const circled =
    (size: number) =>
    (board: Board): Board => {
      const ring = board.cards.slice(-size)
      const where = (id: string): Card['where'] => ['aboard', ring[(ring.findIndex(c => c.id === id) + 1) % size]!.id]
      return { ...board, cards: board.cards.map(c => (ring.includes(c) ? { ...c, where: where(c.id) } : c)) }
    }
  for (const size of [1, 2, 3])
    test(`of ${size} is an error of the engine, in words`, async () => {
      for (const kase of having('placed')
        .filter(({ titles }) => titles.length >= 3)
        .slice(0, 50)) {
        const { outcome, message } = await playOne(kase, idleEngine({ shown: circled(size) }))
        expect(outcome, kase.id).to.equal('engine-error')
        expect(message).to.match(
          /answer to `observe` .* at \/result\/board\/cards\/\d+\/where: expected that no card holds itself, but ".* is in the place `aboard` of "/,
        )
      }
    })

  test('has no location', () => {
    const [a, b] = [
      { id: 'A', where: ['aboard', 'B'] },
      { id: 'B', where: ['docked', 'A'] },
    ] as unknown as [Card, Card]
    expect(locationOf(a, id => [a, b].find(c => c.id === id))).to.equal(undefined)
  })
})
