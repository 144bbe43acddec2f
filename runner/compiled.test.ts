import { describe, it } from 'node:test'
import { expect } from 'chai'
import { Client } from '../protocol/client.ts'
import { EngineTimeout } from '../protocol/failures.ts'
import type { HelloResult } from '../protocol/types.ts'
import { Session } from '../steps/session.ts'
import { playCompiled } from './compiled.ts'
import { suiteOf } from './features.ts'

const cases = suiteOf(undefined).cases.filter(one => one.ruleset === '2e')
const hello = { protocol: '1.0', engine: { name: 'x', version: '1' }, can: { rulesets: ['2e'] } } as HelloResult

/** How many cases end, and what is told, of an engine that never answers. */
async function hanging(manner: { readonly giveUpAfter?: number }) {
  const engine = { command: 'x', ask: () => Promise.reject(new EngineTimeout('late')), close: async () => {} }
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
