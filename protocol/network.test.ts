import { createServer } from 'node:net'
import { test } from 'node:test'
import { expect } from 'chai'
import { EngineBabble, EngineCommandError, EngineCrash, EngineTimeout } from './failures.ts'
import { ask, failure, generous, short } from './fixtures/children.ts'
import { httpEngine, tcpEngine } from './fixtures/server.ts'
import { engineAt, isAddress } from './network.ts'

const ok = (id: number, extra: object = {}): string => JSON.stringify({ id, result: extra })

test('an address is told from a command', () => {
  expect(['tcp://a:1', 'HTTP://a', 'https://a/b', 'ws://a'].filter(isAddress)).to.have.length(4)
  expect(['java -jar a.jar', 'C:\\engine.exe', './tcp', 'curl http://a'].filter(isAddress)).to.deep.equal([])
})

const bad: readonly (readonly [address: string, what: string])[] = [
  ['ws://127.0.0.1:1', 'begins with ws://'],
  ['tcp://127.0.0.1', 'lacks a port'],
  ['tcp://127.0.0.1:1/table', 'has something after the port'],
  ['http://', 'is no address'],
  ['tcp://127.0.0.1:99999', 'is no address'],
]
for (const [address, what] of bad)
  test(`${address} ${what}`, () => {
    expect(() => engineAt(address)).to.throw(EngineCommandError, `${address} ${what}; addresses are tcp://`)
  })

test('a password in an address is not shown', () => {
  expect(engineAt('http://me:secret@127.0.0.1:1/').command).to.equal('http://me:***@127.0.0.1:1/')
})

for (const protocol of ['tcp', 'http'])
  for (const host of ['127.0.0.1', 'localhost'])
    test(`${protocol}://${host}: where nothing listens is a matter for whoever typed it`, async () => {
      const { port, close } = await freePort()
      await close()
      const error = await failure(ask(engineAt(`${protocol}://${host}:${port}`, generous), 1))
      expect(error).to.be.instanceOf(EngineCommandError)
      expect(error.message).to.match(/^Cannot reach the engine at .*: nothing listens there; start the engine first/)
    })

for (const protocol of ['tcp', 'http'])
  test(`${protocol}: a host that does not exist is named`, async () => {
    const error = await failure(ask(engineAt(`${protocol}://no-such-host.invalid:1`), 1))
    expect(error).to.be.instanceOf(EngineCommandError).and.property('message').to.include('there is no such host')
  })

test('tcp: an engine that is about to listen is waited for', async () => {
  const { port, close } = await freePort()
  await close()
  const engine = engineAt(`tcp://127.0.0.1:${port}`)
  const asked = engine.ask({ id: 1, do: 'bye' })
  await new Promise(resolve => setTimeout(resolve, 200))
  const server = createServer(socket => socket.once('data', () => socket.end(`${ok(1)}\n`))).listen(port, '127.0.0.1')
  expect(await asked).to.deep.equal({ id: 1, result: {} })
  await engine.close()
  server.close()
})

const engines = { tcp: lines, http: bodies } as const

for (const [name, start] of Object.entries(engines)) {
  test(`${name}: one connection serves all requests, and closing leaves none`, async () => {
    const { engine, open, opened } = await start('well')
    for (let id = 1; id <= 5; id += 1) expect(await ask(engine, id)).to.deep.equal({ id, result: {} })
    expect(opened()).to.equal(1)
    await engine.close()
    await engine.close()
    await expectNone(open)
  })

  test(`${name}: a lost connection is a crash, and the next request opens another`, async () => {
    const { engine, opened } = await start('lost')
    await ask(engine, 1)
    const error = await failure(ask(engine, 2))
    expect(error).to.be.instanceOf(EngineCrash)
    expect(error.message).to.match(
      /^The engine (closed|broke) the connection .*instead of answering `observe` \(request 2\)/,
    )
    expect(await ask(engine, 3)).to.deep.equal({ id: 3, result: {} })
    expect(opened()).to.equal(2)
  })

  test(`${name}: half an answer is a crash`, async () => {
    const { engine } = await start('half')
    await ask(engine, 1)
    expect(await failure(ask(engine, 2))).to.be.instanceOf(EngineCrash)
    expect(await ask(engine, 3)).to.deep.equal({ id: 3, result: {} })
  })

  test(`${name}: an answer that comes drop by drop, in time, is an answer`, async () => {
    const { engine } = await start('drops')
    expect(await ask(engine, 2)).to.deep.equal({ id: 2, result: { text: 'é'.repeat(20) } })
  })

  for (const what of ['silent', 'unfinished'])
    test(`${name}: ${what}, which is a timeout`, async () => {
      const { engine, open } = await start(what, short)
      await failure(ask(engine, 1)).catch(() => {})
      const error = await failure(ask(engine, 2))
      expect(error).to.be.instanceOf(EngineTimeout)
      expect(error.message).to.equal('The engine did not answer `observe` (request 2) within 50 ms.')
      await engine.close()
      await expectNone(open)
    })

  for (const [what, message] of [
    ['rubbish', /is not JSON: "Listening"/],
    ['wrong id', /has the wrong id 1002/],
    ['huge', /of more than 4 MiB/],
    ['latin-1', /is not UTF-8/],
  ] as const)
    test(`${name}: ${what} is babble`, async () => {
      const { engine } = await start(what)
      await ask(engine, 1)
      expect(await failure(ask(engine, 2)))
        .to.be.instanceOf(EngineBabble)
        .and.property('message')
        .to.match(message)
      expect(await ask(engine, 3)).to.deep.equal({ id: 3, result: {} })
    })

  test(`${name}: a request over the limit is the runner's fault and is not sent`, async () => {
    const { engine } = await start('well')
    const error = await failure(ask(engine, 1, { as: 'x'.repeat(1 << 20) }))
    expect(error.name).to.equal('ProtocolViolation')
    expect(await ask(engine, 2)).to.deep.equal({ id: 2, result: {} })
  })
}

/** What request 2 gets; the others are served rightly. */
const answers: Readonly<Record<string, (id: number) => string | Buffer>> = {
  rubbish: () => 'Listening',
  'wrong id': id => ok(id + 1000),
  huge: id => ok(id, { x: 'x'.repeat(5 << 20) }),
  'latin-1': id => Buffer.from(ok(id, { x: 'é' }), 'latin1'),
}

function lines(what: string, limits = {}) {
  return tcpEngine(({ id }, socket) => {
    if (id !== 2 || what === 'well') return socket.write(`${ok(id)}\n`)
    if (what === 'silent') return
    if (what === 'lost') return socket.destroy()
    if (what === 'half') return socket.end('{"id":2,"res')
    if (what === 'unfinished') return socket.write('{"id":2,"res')
    if (what === 'drops')
      return drip(
        `${ok(2, { text: 'é'.repeat(20) })}\n`,
        drop => socket.write(drop),
        () => {},
      )
    socket.write(Buffer.concat([Buffer.from(answers[what]!(id)), Buffer.from('\n')]))
  }, limits)
}

function bodies(what: string, limits = {}) {
  return httpEngine(({ id }, response) => {
    if (id !== 2 || what === 'well') return response.end(ok(id))
    if (what === 'silent') return
    if (what === 'lost') return response.destroy()
    if (what === 'half')
      return response.writeHead(200, { 'content-length': 50 }).write('{"id":2,', () => response.destroy())
    if (what === 'unfinished') return response.write('{"id":2,"res')
    if (what === 'drops')
      return drip(
        ok(2, { text: 'é'.repeat(20) }),
        drop => response.write(drop),
        () => response.end(),
      )
    response.end(answers[what]!(id))
  }, limits)
}

function drip(text: string, write: (drop: Buffer) => void, end: () => void): void {
  const bytes = Buffer.from(text)
  let at = 0
  const timer = setInterval(() => {
    if (at < bytes.length) return write(bytes.subarray(at++, at))
    clearInterval(timer)
    end()
  }, 1)
}

/** The other side learns of the end of a connection a little later. */
async function expectNone(open: () => Promise<number>): Promise<void> {
  for (let wait = 0; wait < 12_000 && (await open()) > 0; wait += 1)
    await new Promise(resolve => setTimeout(resolve, 10))
  expect(await open()).to.equal(0)
}

async function freePort() {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { port, close: () => new Promise(resolve => server.close(resolve)) }
}
