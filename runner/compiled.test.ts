import { describe, it, test } from 'node:test'
import { expect } from 'chai'
import { Client } from '../protocol/client.ts'
import { EngineError, EngineTimeout } from '../protocol/failures.ts'
import type { HelloResult } from '../protocol/types.ts'
import { Session } from '../steps/session.ts'
import { playCompiled } from './compiled.ts'
import { suiteOf } from './features.ts'

const cases = suiteOf(undefined)
  .cases.filter(one => one.ruleset === '2e' || one.ruleset === '1e-1996')
  .slice(0, 150)
const hello = {
  protocol: '1.0',
  engine: { name: 'x', version: '1' },
  can: { rulesets: ['2e', '1e-1996'] },
} as HelloResult

/** How many cases end, and what is told, of an engine that never answers. */
async function hanging(
  manner: Omit<Parameters<typeof playCompiled>[2], 'tell'>,
  fault: () => Error = () => new EngineTimeout('late'),
) {
  const engine = { command: 'x', ask: () => Promise.reject(fault()), close: async () => {} }
  let ended = 0
  const ruled = cases.map(one => ({ ...one, needs: {} }))
  const session = new Session({
    client: new Client(engine),
    hello,
    cases: ruled,
    grounds: () => [],
    ended: () => {
      ended += 1
    },
  })
  const told: string[] = []
  await playCompiled(ruled, [session], { ...manner, tell: remark => told.push(remark) })
  return { ended, told }
}

describe('an engine that hangs at every case', () => {
  it('is given up after ten', async () => {
    const { ended, told } = await hanging({})
    expect(ended).to.equal(10)
    expect(told).to.have.length(1)
    expect(told[0]).to.contain(`10 cases in a row had no answer in time, so ${cases.length - 10} cases were not played`)
  })

  it('or after as many as was asked for, or never', async () => {
    expect((await hanging({ giveUpAfter: 3 })).ended).to.equal(3)
    expect(await hanging({ giveUpAfter: 0 })).to.deep.equal({ ended: cases.length, told: [] })
  })
})

describe('an engine that spoils every case at once', () => {
  const errs = () => new EngineError('internal', 'no')

  it('is given up later', async () => {
    expect(cases.length).to.be.greaterThan(100)
    const { ended, told } = await hanging({}, errs)
    expect(ended).to.equal(100)
    expect(told[0]).to.contain('100 cases in a row met an error of the engine')
  })

  it('or after as many as was asked for', async () => {
    expect((await hanging({ giveUpAfter: 3 }, errs)).ended).to.equal(3)
  })

  it('and never when its faults are of several kinds', async () => {
    let at = 0
    const both = () => (at++ % 2 ? new EngineError('internal', 'no') : new EngineTimeout('late'))
    expect((await hanging({}, both)).ended).to.equal(cases.length)
  })
})

test('what a thread has taken and tells nothing of is played here in the end', async () => {
  const taken = new Int32Array([cases.length - 20])
  const over = Promise.resolve()
  const none = { giveUpAfter: 0, threads: { taken, over } }
  expect((await hanging(none)).ended).to.equal(20)
  taken[0] = cases.length - 20
  expect((await hanging({ ...none, isHeard: ({ id }) => id !== cases[0]!.id })).ended).to.equal(21)
})
