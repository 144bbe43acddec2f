import { test } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { ActResult, Board, Card, Reply, Request } from '../../protocol/types.ts'
import { events, places, questionKinds } from '../../protocol/words.ts'
import { suiteOf } from '../../runner/features.ts'
import * as fc from '../../test/fixture/fc.ts'
import { idleEngine } from '../../test/fixture/idle-engine.ts'
import { spoilt } from '../../test/fixture/malformed.ts'
import { playOne, playOver } from '../../test/fixture/play-one.ts'
import type { Operation } from '../operation.ts'
import type { Case } from '../suite/case.ts'
import type { Played } from './failure.ts'

const { cases } = suiteOf(undefined)
// A loaded machine may take longer than a case may.
const notPassed: readonly Played[] = ['timeout', 'fail', 'engine-error', 'suite-error', 'unsupported']

/** Does the step say that something on the board is otherwise than before? */
function tellsOfChange(operation: Operation): boolean {
  if (operation.op === 'is' && 'staffed' in operation.condition.is) return false
  const words: readonly unknown[] = ['placed', 'is', 'points', 'turn']
  return words.includes(operation.op) && 'now' in operation && ['now', 'no longer'].includes(operation.now ?? '')
}

const changing = cases.filter(({ steps }) => steps.some(({ operation }) => tellsOfChange(operation)))
const anyOf = (some: readonly Case[]) => fc.nat(some.length - 1).map(index => some[index]!)

const name = fc.constantFrom('Alice', 'Bob', 'chance', 'Worf', 'Junk 0', 'Junk 1', '')
const ids = fc.array(name, { maxLength: 3 })
const event = fc.record({ event: fc.constantFrom(...events), cards: ids, player: name, count: fc.integer() })
const question = fc.record({
  q: name,
  who: name,
  kind: fc.constantFrom(...questionKinds),
  of: ids,
  targets: ids,
  by: name,
  min: fc.nat(3),
  max: fc.nat(3),
  pass: fc.boolean(),
})
const roll = fc.record({
  kind: fc.constantFrom(...questionKinds),
  of: ids,
  answer: fc.oneof(fc.record({ pick: ids }), fc.record({ order: ids }), fc.record({ number: fc.integer() })),
})

/** Few or more than a call has arguments. */
const many = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.array(one, { maxLength: 3 }) },
    { weight: 1, arbitrary: one.map(member => Array.from({ length: 150_000 }, () => member)) },
  )
const result = fc.record(
  {
    outcome: fc.constantFrom('done', 'refused', 'allowed'),
    pending: fc.array(question, { maxLength: 3 }),
    events: many(event),
    rolls: many(roll),
    rulings: many(name),
    refusal: fc.record({ stage: name, text: fc.string() }),
  },
  { requiredKeys: [] },
)

test('no result of acts makes a pass out of a board on which nothing has changed', async () => {
  const property = fc.asyncProperty(
    anyOf(changing),
    fc.array(result, { minLength: 1, maxLength: 4 }),
    async (kase, results) => {
      let turn = 0
      const engine = idleEngine({ result: () => results[turn++ % results.length]! })
      expect(notPassed, kase.id).to.include((await playOne(kase, engine)).outcome)
    },
  )
  await fc.assert(property, { numRuns: 150 })
})

test('no spoilt result, and nothing that is none, makes a pass out of it either', async () => {
  const good = { outcome: 'done', pending: [{ q: 'a', who: 'Bob', kind: 'response', pass: true }], events: [] }
  const odd = fc.oneof(
    spoilt(good),
    fc.dictionary(
      fc.constantFrom(...Object.keys(good)),
      fc.anything({ withNullPrototype: true, withSparseArray: true }),
    ),
  )
  const property = fc.asyncProperty(anyOf(changing), odd, async (kase, result) => {
    const engine = idleEngine({ result: () => result as object })
    expect(notPassed, kase.id).to.include((await playOne(kase, engine)).outcome)
  })
  await fc.assert(property, { numRuns: 150 })
})

const junk: fc.Arbitrary<Card> = fc.record({
  id: fc.constantFrom('Junk 0', 'Junk 1', 'Junk 2', 'Alice'),
  owner: fc.constantFrom('Alice', 'Bob', 'nobody'),
  where: fc.tuple(
    fc.constantFrom(...places),
    fc.constantFrom('Junk 0', 'Junk 1', 'Junk 2', 'Alice', 'alpha', 'nowhere'),
  ),
})

test('no odd card on the board makes a pass out of it either', async () => {
  const property = fc.asyncProperty(
    anyOf(changing),
    fc.array(junk, { maxLength: 4 }),
    fc.boolean(),
    async (kase, odd, first) => {
      const shown = (board: Board) => ({ ...board, cards: first ? [...odd, ...board.cards] : [...board.cards, ...odd] })
      expect(notPassed, kase.id).to.include((await playOne(kase, idleEngine({ shown }))).outcome)
    },
  )
  await fc.assert(property, { numRuns: 150 })
})

/** A client whose replies throw when the judge has looked at them so often. What he hands back to the engine is sound. */
class Minefield extends Client {
  hasGoneOff = false
  #isAsked = false
  #left: number
  readonly #thrown: unknown

  constructor(left: number, thrown: unknown) {
    const answer = referenceEngine()
    const asked = (request: Request): Reply => {
      this.#isAsked = true
      try {
        return answer(request)
      } finally {
        this.#isAsked = false
      }
    }
    super(inProcess(asked))
    this.#left = left
    this.#thrown = thrown
  }

  override async act(...of: Parameters<Client['act']>): Promise<ActResult> {
    return this.#mined(await super.act(...of))
  }

  override async answer(...of: Parameters<Client['answer']>): Promise<ActResult> {
    return this.#mined(await super.answer(...of))
  }

  override async arrange(...of: Parameters<Client['arrange']>) {
    return this.#mined(await super.arrange(...of))
  }

  override async observe(...of: Parameters<Client['observe']>) {
    return this.#mined(await super.observe(...of))
  }

  #mined<T extends object>(reply: T): T {
    const get = (target: T, key: string | symbol): unknown => {
      if (!this.#isAsked && this.#left-- === 0) {
        this.hasGoneOff = true
        throw this.#thrown
      }
      const value = Reflect.get(target, key) as unknown
      return typeof value === 'object' && value !== null ? new Proxy(value, { get }) : value
    }
    return new Proxy(structuredClone(reply), { get })
  }
}

test('wherever the judge is thrown out of its way, the case is a failure of the suite', async () => {
  let gone = 0
  const thrown = fc.oneof(fc.constant(new TypeError('unforeseen')), fc.anything())
  const property = fc.asyncProperty(anyOf(cases), fc.nat(600), thrown, async (kase, left, what) => {
    const client = new Minefield(left, what)
    const { outcome, message } = await playOver(client, kase)
    if (client.hasGoneOff) gone += 1
    expect(outcome, `${kase.id}: ${message}`).to.equal(client.hasGoneOff ? 'suite-error' : 'pass')
  })
  await fc.assert(property, { numRuns: 150 })
  expect(gone).to.be.above(100)
})

test('replies that keep to the protocol in nothing but their envelope are failures in words', async () => {
  const property = fc.asyncProperty(anyOf(cases), fc.array(fc.jsonValue(), { minLength: 1 }), async (kase, values) => {
    let turn = 0
    const answer = idleEngine({})
    const { outcome, message } = await playOne(kase, request => {
      const value = values[turn++ % values.length]
      if (request.do === 'hello') return answer(request)
      return { id: request.id, result: { outcome: value, board: value, pending: value, ...Object(value) } } as Reply
    })
    expect(['fail', 'engine-error', 'unsupported'], `${kase.id}: ${message}`).to.include(outcome)
    expect(message).to.be.a('string').and.not.equal('')
  })
  await fc.assert(property, { numRuns: 150 })
})
