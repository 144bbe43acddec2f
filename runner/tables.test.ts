import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { expectGone, failure, traced, wrong } from '../examples/engines/fixtures/right-engine.ts'
import { serveHttp } from '../protocol/serve-http.ts'
import { serveTcp } from '../protocol/serve-tcp.ts'
import type { Server } from '../protocol/server.ts'
import type { Request } from '../protocol/types.ts'
import { patient } from '../test/fixture/patient.ts'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { type RunOptions, withDefaults } from './options.ts'
import { playSuite } from './play-suite.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const out = temporaryFolder('stccg-jobs-')

const features = [here('../examples/engines/exam')]
const right = [process.execPath, here('../bin/stccg-conformance.js'), 'serve']
const quoted = (words: readonly string[]): string => words.map(w => `"${w.replace(/(["\\])/g, '\\$1')}"`).join(' ')
const play = (options: Partial<RunOptions>) =>
  playSuite(withDefaults({ out, features, report: [], ...patient, ...options }))

describe('--jobs', () => {
  it('starts so many engines, and none is left', async () => {
    const { command, pids } = traced(right)
    const { totals, complete, cases } = await play({ engine: quoted(command), jobs: 3 })
    expect({ complete, pass: totals.pass, cases: cases.length }).to.deep.equal({ complete: true, pass: 5, cases: 5 })
    expect(new Set(pids()).size).to.equal(3)
    await expectGone(pids())
  })

  it('starts no more than there are cases', async () => {
    const { command, pids } = traced(right)
    await play({ engine: quoted(command), jobs: 40 })
    expect(pids()).to.have.length(5)
  })

  it('loses the cases of a crash and no other, and leaves nothing', async () => {
    const { command, pids } = traced([...wrong('dies'), ...right])
    const { cases } = await play({ engine: quoted(command), jobs: 2 })
    expect(cases.map(({ outcome }) => outcome)).to.deep.equal(['crash', 'crash', 'pass', 'pass', 'crash'])
    await expectGone(pids())
  })

  it('stops all at the first failure, if asked to', async () => {
    const engine = quoted([...wrong('refuses-everything'), ...right])
    const { cases, complete } = await play({ engine, jobs: 2, failFast: true })
    expect(complete).to.equal(false)
    expect(cases.length).to.be.within(1, 4)
  })

  const serving: Readonly<Record<string, () => Promise<Server>>> = {
    TCP: () => serveTcp(referenceEngine, 0),
    HTTP: () => serveHttp(referenceEngine, 0),
  }
  for (const [transport, serve] of Object.entries(serving))
    it(`sits down at several tables over ${transport}`, async () => {
      const server = await serve()
      const { totals } = await play({ engine: server.address, jobs: 3 }).finally(() => server.close())
      expect(totals.pass).to.equal(5)
    })

  it('is refused by a server with a single table', async () => {
    const answer = referenceEngine()
    const server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      response.end(JSON.stringify(answer(JSON.parse(text) as Request)))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const engine = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await play({ engine, jobs: 1 })).totals.pass).to.equal(5)
    const { message } = await failure(play({ engine, jobs: 2 })).finally(() => server.close())
    expect(message).to.match(/^--jobs 2: the engine at http:.* has a single table/)
  })

  it('is refused by an engine that is another each time', async () => {
    let count = 0
    const server = await serveTcp(() => {
      const answer = referenceEngine()
      count += 1
      const name = `Engine ${count}`
      return request => {
        const reply = answer(request)
        if (request.do !== 'hello' || !('result' in reply)) return reply
        return { ...reply, result: { ...(reply.result as object), engine: { name, version: '1' } } } as typeof reply
      }
    }, 0)
    const { message } = await failure(play({ engine: server.address, jobs: 2 })).finally(() => server.close())
    expect(message).to.match(/^--jobs 2: the engine does not answer hello alike/)
  })

  it('says which engine cannot be greeted, and leaves nothing', async () => {
    const { command, pids } = traced(['sh', '-c', 'exit 3'])
    const { message } = await failure(play({ engine: quoted(command), jobs: 2 }))
    expect(message).to.match(/this engine, number 1 of 2, cannot be greeted\. The engine ended with exit code 3/)
    await expectGone(pids())
  })

  it('is nothing for Cucumber', async () => {
    const { message } = await failure(play({ engine: quoted(right), jobs: 2, report: ['messages'] }))
    expect(message).to.match(/^--report messages: Cucumber writes this and plays one case after the other/)
  })
})
