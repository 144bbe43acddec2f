import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { board } from '../../examples/engines/fixtures/boards.ts'
import { Client } from '../../protocol/client.ts'
import { engineAt } from '../../protocol/network.ts'

const bin = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))
const generous = { hello: 600_000, request: 300_000, goodbye: 60_000 }
let server: ChildProcess
let addresses: Readonly<Record<'tcp' | 'http', string>>

before(async () => {
  server = spawn(process.execPath, [bin, 'serve', '--tcp', '0', '--http', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  for await (const line of createInterface({ input: server.stdout! })) if (said.push(line) === 2) break
  const [tcp = '', http = ''] = said.map(line => line.replace('Listening on ', ''))
  addresses = { tcp, http }
})
after(() => server.kill('SIGKILL'))

async function greeted(transport: 'tcp' | 'http'): Promise<Client> {
  const client = new Client(engineAt(addresses[transport], generous), { strict: true })
  await client.hello([])
  return client
}

describe('serve on a port', () => {
  for (const transport of ['tcp', 'http'] as const)
    it(`gives every runner a table of its own: ${transport}`, async () => {
      const [one, other] = await Promise.all([greeted(transport), greeted(transport)])
      await one.arrange(board())
      await other.arrange(board({}, { players: [{ name: 'Alice', points: 5 }, { name: 'Bob' }] }))
      expect((await one.observe()).board.players[0]!.points).to.equal(25)
      expect((await other.observe()).board.players[0]!.points).to.equal(5)
      await one.bye()
      await other.bye()
    })

  it('serves the next runner after one has left', async () => {
    for (let count = 0; count < 2; count += 1) await (await greeted('tcp')).bye()
  })

  it('answers what is not a request, and hears the next line', async () => {
    const port = Number(new URL(addresses.tcp).port)
    const socket = connect(port, '127.0.0.1')
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
    socket.write('rubbish\n{"id":2,"do":"bye"}\n')
    expect(JSON.parse((await lines.next()).value!)).to.have.nested.property('error.code', 'bad-json')
    expect(JSON.parse((await lines.next()).value!)).to.deep.equal({ id: 2, result: {} })
    expect((await lines.next()).done).to.equal(true)
  })

  const post = (body: string, headers = {}) => fetch(addresses.http, { method: 'POST', body, headers })

  it('tells what it does not understand over HTTP', async () => {
    expect((await fetch(addresses.http)).status).to.equal(405)
    expect((await post('{"id":1,"do":"observe"}', { 'stccg-session': 'none' })).status).to.equal(404)
    expect(await (await post('rubbish')).json()).to.have.nested.property('error.code', 'bad-json')
    expect(await (await post(' '.repeat(1 << 21))).json()).to.have.nested.property('error.code', 'bad-request')
  })

  it('forgets a session after bye', async () => {
    const hello = await post('{"id":1,"do":"hello","protocols":["1.0"],"titles":[]}')
    const headers = { 'stccg-session': hello.headers.get('stccg-session')! }
    expect((await post('{"id":2,"do":"bye"}', headers)).status).to.equal(200)
    expect((await post('{"id":3,"do":"observe"}', headers)).status).to.equal(404)
  })

  it('says in one line that a port is taken', () => {
    const { port } = new URL(addresses.tcp)
    const { status, stderr } = spawnSync(process.execPath, [bin, 'serve', '--http', port], { encoding: 'utf8' })
    expect({ status, stderr }).to.deep.equal({
      status: 2,
      stderr: `--http ${port}: another program listens there; 0 stands for any free port.\n`,
    })
  })

  it('ends when it is told to, connections or not', async () => {
    const client = await greeted('tcp')
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    expect(await ended).to.equal(0)
    await client.bye()
  })
})
