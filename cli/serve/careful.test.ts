import { request as send } from 'node:http'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import { serveHttp } from '../../protocol/serve-http.ts'
import type { Request } from '../../protocol/types.ts'
import * as fc from '../../test/fixture/fc.ts'
import { spoilt } from '../../test/fixture/malformed.ts'
import { careful } from './careful.ts'

const board = {
  ruleset: '1e-2014',
  turn: { player: 'Alice', phase: 'orders' },
  players: [{ name: 'Alice' }, { name: 'Bob' }],
  cards: [
    { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
    { id: 'Data', owner: 'Alice', where: ['planet', 'Excavation'] },
  ],
}
const requests = [
  { id: 1, do: 'hello', protocols: ['1.0'], titles: ['Data'] },
  { id: 2, do: 'arrange', board },
  { id: 3, do: 'observe', values: ['Data'], facts: [{ fact: 'unique', titles: ['Data'] }] },
  { id: 4, do: 'act', as: 'Alice', act: { kind: 'beam', cards: ['Data'], to: ['planet', 'Excavation'] } },
  { id: 5, do: 'answer', q: 's1', as: 'Alice', answer: { pick: ['Data'] } },
]

describe('a malformed request', () => {
  it('is never called a fault of the engine', () => {
    const engine = careful(referenceEngine())
    fc.assert(
      fc.property(fc.oneof(...requests.map(one => spoilt(one))), request => {
        if (typeof request !== 'object' || request === null || typeof (request as Request).do !== 'string') return
        const reply = engine(request as Request)
        expect('error' in reply ? reply.error.code : '', JSON.stringify([request, reply])).to.not.equal('internal')
      }),
      { numRuns: 1000 },
    )
  })
})

/** The status of a greeting with such headers. */
function status(address: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = send(address, { method: 'POST', headers, agent: false }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end(JSON.stringify(requests[0]))
  })
}

describe('the engine on a port', () => {
  it('serves nobody but this machine, and no page of the web', async () => {
    const server = await serveHttp(referenceEngine, 0)
    try {
      expect(await status(server.address)).to.equal(200)
      expect(await status(server.address, { host: 'localhost:1' })).to.equal(200)
      expect(await status(server.address, { host: 'rebound.example' })).to.equal(403)
      expect(await status(server.address, { origin: 'https://example.org' })).to.equal(403)
    } finally {
      await server.close()
    }
  })

  it('ends no session in use for the greetings of others', async () => {
    const server = await serveHttp(referenceEngine, 0)
    try {
      const all: number[] = []
      for (let count = 0; count < 66; count += 1) all.push(await status(server.address))
      expect(all.filter(one => one === 200)).to.have.length(64)
      expect(all.at(-1)).to.equal(503)
    } finally {
      await server.close()
    }
  })
})
