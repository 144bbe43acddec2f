import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import { Client } from '../../protocol/client.ts'
import { EngineCommandError } from '../../protocol/failures.ts'
import { inProcess } from '../../protocol/in-process.ts'
import type { ActResult, Board, Question, Reply, Request } from '../../protocol/types.ts'
import { idleEngine } from '../../test/fixture/idle-engine.ts'
import { playOne, playOver } from '../../test/fixture/play-one.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { CaseRun } from './case-run.ts'

const { cases } = loadSuite([fileURLToPath(new URL('../../examples/engines/exam', import.meta.url))])
/** A personnel beams down, and nothing else changes. */
const beam = cases[1]!

const resultOf = (reply: Reply) =>
  (reply as { readonly result: { readonly board?: Board; readonly pending?: readonly Question[] } }).result

/** A client in which acting throws, whatever the engine says. */
class Throwing extends Client {
  readonly #thrown: unknown

  constructor(thrown: unknown) {
    super(inProcess(referenceEngine()))
    this.#thrown = thrown
  }

  override async act(): Promise<ActResult> {
    throw this.#thrown
  }
}

describe('a case', () => {
  it('passes when its end is reached and every step has passed', async () => {
    const { outcome, message, steps } = await playOne(beam, referenceEngine())
    expect({ outcome, message }).to.deep.equal({ outcome: 'pass', message: undefined })
    expect(new Set(steps)).to.deep.equal(new Set(['pass']))
  })

  it('does not pass when a step was not played', async () => {
    const client = new Client(inProcess(referenceEngine()))
    const run = new CaseRun(beam, client, await client.hello([]))
    await run.step(0)
    const { outcome, message } = await run.end([], () => [])
    expect(outcome).to.equal('suite-error')
    expect(message).to.include(`step 2 of ${beam.steps.length} was not played`)
  })

  it('does not pass when the board cannot be seen at its end', async () => {
    const answer = referenceEngine()
    let acted = false
    const { outcome } = await playOne({ ...beam, steps: beam.steps.slice(0, -2) }, request => {
      acted ||= request.do === 'act'
      if (acted && request.do === 'observe')
        return { id: request.id, error: { code: 'internal', message: 'out of paper' } }
      return answer(request)
    })
    expect(outcome).to.equal('engine-error')
  })

  it('says first what is still to be decided', async () => {
    const question = { q: 'q', who: 'Bob', kind: 'choose', of: ['Data', 'Worf'], by: 'Runabout' }
    const { outcome, message } = await playOne(beam, idleEngine({ result: () => ({ pending: [question] }) }))
    expect(outcome).to.equal('fail')
    expect(message).to.match(
      /^Bob must still choose among Data and Worf for "Runabout", and as long as nobody does: ".*" should now be on/,
    )
  })

  it('asks for no decision where all that was asked is whether the act is legal', async () => {
    const question = { q: 'q', who: 'Bob', kind: 'choose', of: ['Data', 'Worf'], by: 'Runabout' }
    const asking = idleEngine({ result: () => ({ pending: [question] }) })
    const acts = beam.steps.findIndex(({ operation }) => operation.op === 'do') + 1
    const judged = { ...beam.steps[acts]!, operation: { op: 'verdict', legal: true } as const }
    const steps = [...beam.steps.slice(0, acts), judged]
    expect((await playOne({ ...beam, steps }, asking)).outcome).to.equal('pass')
    const { outcome, message } = await playOne({ ...beam, steps: steps.slice(0, -1) }, asking)
    expect([outcome, message]).to.deep.equal([
      'fail',
      'Bob must still choose among Data and Worf for "Runabout", and no step says how',
    ])
  })

  it('fails where an engine tells of more events than a call has arguments, and does nothing', async () => {
    const events = Array.from({ length: 150_000 }, () => ({ event: 'drew' }))
    for (const kase of cases)
      expect((await playOne(kase, idleEngine({ result: () => ({ events }) }))).outcome).to.equal('fail')
  })
})

describe('a segment of which the scenario says nothing', () => {
  const refused = { outcome: 'refused', refusal: { stage: 'start', code: 'wrong-time', text: 'Not now' } } as const

  /** Takes beaming in these segments alone, and steps over none. */
  function beamingIn(segments: readonly string[], refusal: object = refused.refusal): (request: Request) => Reply {
    const engine = referenceEngine()
    return request => {
      if (request.do !== 'act') return engine(request)
      const { board, pending = [] } = resultOf(engine({ id: 0, do: 'observe' }))
      const isTaken = request.act.kind === 'beam' && segments.includes(board?.turn.phase ?? '')
      if (isTaken) return engine(request)
      return { id: request.id, result: { ...refused, refusal, pending } } as unknown as Reply
    }
  }

  it('is the other one where the engine refuses an act for its time', async () => {
    for (const segment of ['play', 'orders']) {
      const { outcome, replays } = await playOne(beam, beamingIn([segment]))
      expect([outcome, replays]).to.deep.equal(['pass', undefined])
    }
  })

  it('is the other one, too, where the engine does not say why it refuses, and not where it says', async () => {
    const outcomes: string[] = []
    for (const refusal of [
      { stage: 'start' },
      { stage: 'offer', code: 'not-offered' },
      { stage: 'start', code: 'range' },
    ])
      outcomes.push((await playOne(beam, beamingIn(['play'], refusal))).outcome)
    expect(outcomes).to.deep.equal(['pass', 'pass', 'fail'])
  })

  it('is the first one again where both are refused', async () => {
    const { outcome, message, before } = await playOne(beam, beamingIn([]))
    expect([outcome, message]).to.deep.equal([
      'fail',
      'Alice beams "Geordi La Forge" should be legal, but the engine refused: Not now',
    ])
    expect(before?.turn.phase).to.equal('orders')
  })

  it('is no other one where the scenario says when', async () => {
    const [opens, ...rest] = beam.steps
    const moment = { op: 'moment', moment: { turnOf: 'Alice', part: 'orders' } } as const
    const kase = { ...beam, steps: [{ ...opens!, operation: moment }, opens!, ...rest] }
    expect((await playOne(kase, beamingIn(['play']))).outcome).to.equal('fail')
    expect((await playOne(kase, beamingIn(['orders']))).outcome).to.equal('pass')
  })
})

describe('what nobody foresaw', () => {
  const thrown: readonly (readonly [string, unknown, string])[] = [
    ['an error', new RangeError('Maximum call stack size exceeded'), 'RangeError: Maximum call stack size exceeded'],
    ['a text', 'no error at all', 'no error at all'],
    ['nothing', undefined, 'undefined'],
    ['what has no words', Object.create(null), 'cannot be put into words'],
    [
      'what throws when it is looked at',
      new Proxy(
        {},
        {
          getPrototypeOf: () => {
            throw new Error('again')
          },
        },
      ),
      'which says nothing of the engine: ',
    ],
  ]
  for (const [what, error, words] of thrown)
    it(`is a failure of the suite: ${what}`, async () => {
      const { outcome, message, steps } = await playOver(new Throwing(error), beam)
      expect(outcome).to.equal('suite-error')
      expect(message)
        .to.include('The suite itself failed on this case')
        .and.include(words)
        .and.include('Please report it')
      expect(steps).to.include('fail').and.include('skipped')
    })

  it('says in which file', async () => {
    const { message } = await playOver(new Throwing(new Error('x')), beam)
    expect(message).to.include('Error: x (in steps/judge/case-run.test.ts)')
  })

  it('is the engine’s fault where its answers break the protocol', async () => {
    const broken = { events: [null], pending: 5 }
    const { outcome, message } = await playOne(beam, idleEngine({ result: () => broken }))
    expect(outcome).to.equal('engine-error')
    expect(message).to.include('breaks the protocol at /result/pending')
  })

  it('is no case at all where the engine can no longer be started', async () => {
    const gone = new EngineCommandError('There is no such program.')
    const client = new Throwing(gone)
    const run = new CaseRun(beam, client, await client.hello([]))
    for (const index of beam.steps.keys()) await run.step(index).catch(() => {})
    const caught = await run.end([], () => []).catch(error => error)
    expect(caught).to.equal(gone)
  })
})
