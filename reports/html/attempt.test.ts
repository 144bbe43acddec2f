import { test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card, ConditionWord, Where } from '../../protocol/types.ts'
import { attemptsIn } from './client/attempt-model.ts'

const card = (id: string, where: Where, is: readonly ConditionWord[] = []): Card => ({
  id,
  owner: 'Alice',
  where,
  is,
})
const board = (points: number, ...cards: readonly Card[]): Board => ({
  ruleset: 'x',
  turn: { player: 'Alice', phase: 'orders' },
  players: [{ name: 'Alice', points }],
  cards,
})
const before = board(
  0,
  card('Excavation', ['spaceline', 'alpha']),
  card('Data', ['planet', 'Excavation']),
  card('Worf', ['planet', 'Excavation']),
  card('Armus', ['under', 'Excavation']),
  card('Door', ['under', 'Excavation']),
  card('Third', ['under', 'Excavation']),
)
const after = board(
  5,
  card('Excavation', ['spaceline', 'alpha']),
  card('Data', ['planet', 'Excavation'], ['stopped']),
  card('Worf', ['discard', 'Alice']),
  card('Armus', ['discard', 'Alice']),
  card('Door', ['under', 'Excavation']),
  card('Third', ['under', 'Excavation']),
)
const event = (name: string, ...cards: readonly string[]) => ({ event: name, cards })
const done = (pending: string, rulings: readonly string[], ...events: readonly object[]) => ({
  result: { outcome: 'done', pending: [{ kind: pending }], events, rulings },
})
const attempt = { do: 'act', as: 'Alice', act: { kind: 'attempt', card: 'Excavation' } }

test('an attempt is told encounter by encounter', () => {
  const transcript = [
    { request: attempt, reply: done('choose', ['r-1'], event('encountered', 'Armus')) },
    {
      request: { do: 'answer' },
      reply: done('action', ['r-2'], event('selected', 'Worf'), event('killed', 'Worf'), event('encountered', 'Door')),
    },
  ]
  const [told] = attemptsIn({ transcript, before, after })
  expect(told?.seeds).to.deep.equal([
    { name: 'Armus', met: true },
    { name: 'Door', met: true },
    { name: 'Third', met: false },
  ])
  expect(told?.encounters.map(one => [one.dilemma, one.verdict])).to.deep.equal([
    ['Armus', 'done with, and discarded'],
    ['Door', 'not overcome; it lies under the mission again'],
  ])
  expect(told?.encounters[0]?.killed).to.deep.equal(['Worf'])
  expect(told?.encounters[1]?.rulings).to.deep.equal(['r-2'])
  expect(told).to.deep.include({ solved: false, scored: 5, rulings: [] })
  expect(told?.out).to.deep.equal([
    { name: 'Data', how: ['stopped'] },
    { name: 'Worf', how: ['gone'] },
  ])
})

test('who is hurt falls out, and a dilemma on the table has entered play', () => {
  const hurt = board(
    0,
    card('Data', ['planet', 'Excavation'], ['mortally-wounded']),
    card('Worf', ['planet', 'Excavation'], ['stasis']),
    card('Armus', ['core', 'Alice']),
  )
  const transcript = [{ request: attempt, reply: done('action', [], event('encountered', 'Armus')) }]
  const [told] = attemptsIn({ transcript, before, after: hurt })
  expect(told?.encounters.map(one => one.verdict)).to.deep.equal(['it has entered play'])
  expect(told?.out).to.deep.equal([
    { name: 'Data', how: ['mortally wounded'] },
    { name: 'Worf', how: ['in stasis'] },
  ])
})

test('rulings that one answer gives for several encounters are those of the attempt', () => {
  const events = [event('encountered', 'Armus'), event('overcome', 'Armus'), event('encountered', 'Door')]
  const [told] = attemptsIn({
    transcript: [{ request: attempt, reply: done('action', ['r-1'], ...events) }],
    before,
    after,
  })
  expect(told?.rulings).to.deep.equal(['r-1'])
  expect(told?.encounters.map(one => one.rulings)).to.deep.equal([[], []])
})

test('an attempt that was refused, or met nothing, is no story', () => {
  const refused = { request: attempt, reply: { result: { outcome: 'refused', pending: [] } } }
  expect(
    attemptsIn({ transcript: [refused, { request: attempt, reply: done('action', []) }], before, after }),
  ).to.deep.equal([])
})
