import { test } from 'node:test'
import { expect } from 'chai'
import { childProcess } from './child-process.ts'
import { EngineBabble, EngineCommandError, EngineCrash, EngineTimeout } from './failures.ts'
import { ask, child, failure, short } from './fixtures/children.ts'

test('one process answers request after request', async () => {
  const engine = child('function reply(request) { ok(request, { pid: process.pid }) }')
  const [first, second] = [await ask(engine, 1), await ask(engine, 2)] as { id: number; result: unknown }[]
  expect(second).to.deep.equal({ id: 2, result: first?.result })
})

test('a second request before the first reply is a mistake of the caller', async () => {
  const engine = child('function reply(request) { ok(request) }')
  const first = ask(engine, 1)
  expect((await failure(ask(engine, 2))).message).to.equal(
    '`observe` (request 2) was asked before `observe` (request 1) was answered.',
  )
  expect(await first).to.deep.equal({ id: 1, result: {} })
})

test('letters outside ASCII survive the pipe', async () => {
  const engine = child('function reply(request) { ok(request, { as: request.as }) }')
  expect(await ask(engine, 1, { as: 'K’mpec – ß 🖖' })).to.deep.equal({ id: 1, result: { as: 'K’mpec – ß 🖖' } })
})

test('a reply that comes in pieces is put together', async () => {
  const engine = child(`function reply(request) {
    const bytes = Buffer.from(JSON.stringify({ id: request.id, result: { text: 'ß'.repeat(200000) } }) + '\\n')
    for (let at = 0; at < bytes.length; at += 9999) process.stdout.write(bytes.subarray(at, at + 9999))
  }`)
  expect(await ask(engine, 1))
    .to.have.nested.property('result.text')
    .with.length(200000)
})

test('a hang is a timeout, and the next request finds a new process', async () => {
  const engine = child('function reply(request) { if (request.id === 2) while (true); ok(request) }', {
    ...short,
  })
  await engine.ask({ id: 1, do: 'hello', protocols: ['1.0'], titles: [] })
  const error = await failure(ask(engine, 2))
  expect(error).to.be.instanceOf(EngineTimeout).with.property('kind', 'timeout')
  expect(error.message).to.equal('The engine did not answer `observe` (request 2) within 50 ms.')
  expect(await engine.ask({ id: 3, do: 'hello', protocols: ['1.0'], titles: [] })).to.deep.equal({ id: 3, result: {} })
})

test('the time left to the case bounds a request', async () => {
  const engine = child('function reply() {}')
  expect(await failure(Promise.resolve(engine.ask({ id: 1, do: 'observe' }, 20)))).to.be.instanceOf(EngineTimeout)
})

test('an exit midway is a crash that tells exit code and last words', async () => {
  const engine = child(`function reply() { console.error('first\\nlast words'); process.exit(7) }`)
  const error = await failure(ask(engine, 1))
  expect(error).to.be.instanceOf(EngineCrash).with.property('kind', 'crash')
  expect(error.message).to.equal(
    'The engine ended with exit code 7 instead of answering `observe` (request 1).\nIts last lines on stderr:\n  first\n  last words',
  )
})

test('half a line and then the end is a crash', async () => {
  const engine = child(`function reply(request) { process.stdout.write('{"id":' + request.id, () => process.exit(0)) }`)
  expect((await failure(ask(engine, 1))).message)
    .to.include('exit code 0 instead of answering')
    .and.include('middle of a line')
})

test('an end by a signal is a crash that names the signal', async () => {
  const engine = child(`function reply() { process.kill(process.pid, 'SIGKILL') }`)
  expect((await failure(ask(engine, 1))).message).to.include('was ended by SIGKILL')
})

test('a death between two requests is told to the next one, and then forgotten', async () => {
  const engine = child('function reply(request) { ok(request); if (request.id === 1) process.exit(3) }')
  await ask(engine, 1)
  expect(await failure(ask(engine, 2))).to.be.instanceOf(EngineCrash)
  expect(await ask(engine, 3)).to.deep.equal({ id: 3, result: {} })
})

const babble: [what: string, script: string, message: string][] = [
  ['garbage', `console.log('Listening on port 8080')`, 'is not JSON: "Listening on port 8080"'],
  ['an empty line', `console.log('')`, 'is not JSON: ""'],
  ['a byte order mark', `console.log('\\uFEFF{"id":1,"result":{}}')`, 'is not JSON'],
  ['a list', `console.log('[]')`, 'is not an object'],
  ['a wrong id', `console.log('{"id":41,"result":{}}')`, 'has the wrong id 41'],
  ['no id', `console.log('{"result":{}}')`, 'has no id'],
  ['neither result nor error', `console.log('{"id":1}')`, 'has neither a result nor an error'],
  ['an error without code', `console.log('{"id":1,"error":"no"}')`, 'has neither a result nor an error'],
  ['a result and an error', `console.log('{"id":1,"result":{},"error":null}')`, 'has both a result and an error'],
  ['bytes that are not UTF-8', `process.stdout.write(Buffer.from([0x22, 0xff, 0x22, 0x0a]))`, 'is not UTF-8'],
]

for (const [what, script, message] of babble)
  test(`${what} is babble`, async () => {
    const error = await failure(ask(child(`function reply() { ${script} }`), 1))
    expect(error).to.be.instanceOf(EngineBabble).with.property('kind', 'babble')
    expect(error.message).to.include("The engine's answer to `observe` (request 1)").and.include(message)
  })

test('an error with the id null is the answer to a line that the engine could not read', async () => {
  const reply = { id: null, error: { code: 'bad-json', message: 'no' } }
  expect(await ask(child(`function reply() { console.log('${JSON.stringify(reply)}') }`), 1)).to.deep.equal(reply)
})

test('a line that nobody asked for is babble', async () => {
  const engine = child(
    `function reply(request) { process.stdout.write(JSON.stringify({ id: request.id, result: {} }) + '\\nhello?\\n') }`,
  )
  await ask(engine, 1)
  const error = await failure(ask(engine, 2))
  expect(error).to.be.instanceOf(EngineBabble)
})

test('a line of 50 MB is cut off', async () => {
  const engine = child(`function reply() {
    const piece = 'x'.repeat(1 << 20)
    let count = 0
    const more = () => { if (count++ < 50) process.stdout.write(piece, more); else process.stdout.write('\\n') }
    more()
  }`)
  const before = process.memoryUsage().arrayBuffers
  expect((await failure(ask(engine, 1))).message).to.include('a line of more than 4 MiB')
  expect(process.memoryUsage().arrayBuffers - before).to.be.below(40 << 20)
})

test('a flood on stderr stops nobody, and its last lines are kept', async () => {
  const engine = child(`function reply(request) {
    if (request.id === 2) return process.exit(1)
    for (let line = 0; line < 20000; line++) require('node:fs').writeSync(2, 'line ' + line + ' ' + 'y'.repeat(100) + '\\n')
    ok(request)
  }`)
  expect(await ask(engine, 1)).to.deep.equal({ id: 1, result: {} })
  const lines = (await failure(ask(engine, 2))).message.split('\n')
  expect(lines).to.have.length(22)
  expect(lines.at(-1)).to.match(/line 19999/)
})

test('a child that closed its input is no danger to the runner', async () => {
  const engine = child(`require('node:fs').closeSync(0); setTimeout(() => process.exit(5), 20); function reply() {}`)
  expect(await failure(ask(engine, 1, { values: ['x'.repeat(900_000)] }))).to.be.instanceOf(EngineCrash)
})

test('a program that does not exist is said in one sentence', async () => {
  const engine = childProcess(['no-such-engine', '--fast'])
  const error = await failure(Promise.resolve(engine.ask({ id: 1, do: 'observe' })))
  expect(error).to.be.instanceOf(EngineCommandError)
  expect(error.message).to.equal('Cannot start the engine: there is no program "no-such-engine".')
  await engine.close()
})

test('a program that may not be executed is said in one sentence', { skip: process.platform === 'win32' }, async () => {
  const file = new URL('../package.json', import.meta.url).pathname
  const error = await failure(Promise.resolve(childProcess([file]).ask({ id: 1, do: 'observe' })))
  expect(error.message).to.equal(`Cannot start the engine: "${file}" may not be executed.`)
})

test('a request of more than 1 MiB is not sent', async () => {
  const engine = child('function reply(request) { ok(request) }')
  const error = await failure(ask(engine, 1, { values: ['x'.repeat(1 << 20)] }))
  expect(error.message).to.include('expected a line of at most 1 MiB')
  expect(await ask(engine, 2)).to.deep.equal({ id: 2, result: {} })
})

test('the command is shown as it could be typed', () => {
  expect(childProcess(['java', '-jar', 'my engine.jar']).command).to.equal('java -jar "my engine.jar"')
})
