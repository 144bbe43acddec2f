import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { expect } from 'chai'
import { childProcess } from './child-process.ts'
import { Client } from './client.ts'
import { EngineCrash } from './failures.ts'
import { lifeline, stubborn } from './fixtures/lifeline.ts'

const register = new URL('../bin/register.js', import.meta.url).href
const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
const limits = { hello: 600_000, request: 300_000, goodbye: 60_000 }
const board = {
  ruleset: 'x',
  turn: { player: 'Alice', phase: 'orders' as const },
  players: [{ name: 'Alice' }],
  cards: [],
}

/** A served engine whose draws kill it. */
const served = `
const { serve } = await import(${here('serve.ts')})
const hello = { protocol: '1.0', engine: { name: 'Mortal', version: String(process.pid) }, can: {} }
const results = { hello, arrange: { pending: [] }, observe: { board: ${JSON.stringify(board)}, pending: [] }, bye: {} }
await serve(({ id, do: verb }) => (verb === 'act' ? process.exit(9) : { id, result: results[verb] }))
`

function node(script: string): string[] {
  return [process.execPath, '--import', register, '--input-type=module', '-e', script]
}

test('a client, a pipe and a server: greeting, a case, a crash, a new process, a farewell', async () => {
  const client = new Client(childProcess(node(served), limits), { strict: true, caseLimit: 60_000 })
  const first = await client.hello([])
  client.beginCase()
  expect((await client.observe()).board).to.deep.equal(board)
  const error = await client.act('Alice', { kind: 'draw' }).catch(thrown => thrown)
  expect(error).to.be.instanceOf(EngineCrash)
  expect(error.message).to.include('ended with exit code 9 instead of answering `act` (request 3)')
  client.beginCase()
  expect(await client.arrange(board)).to.deep.equal({ pending: [] })
  expect(client.takeTranscript().map(({ request }) => request.do)).to.deep.equal(['hello', 'arrange'])
  expect((await client.hello([])).engine.version).not.to.equal(first.engine.version)
  await client.bye()
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const)
  test(`a runner ended by ${signal} takes its engine along`, { skip: process.platform === 'win32' }, async () => {
    const { port, held, cut } = await lifeline()
    const [program, ...rest] = node(runnerOf([process.execPath, '-e', stubborn(port)]))
    const runner = spawn(program!, rest, { stdio: 'ignore' })
    const ended = new Promise(resolve => runner.once('exit', (_, by) => resolve(by)))
    await held
    runner.kill(signal)
    await cut
    expect(await ended).to.equal(signal)
  })

test('a runner that is killed as its engine starts takes it along', {
  skip: process.platform !== 'linux',
}, async () => {
  const { port, held, cut } = await lifeline()
  const started = `const { keep } = await import(${here('keeper.ts')})
const { markName } = await import(${here('left-behind.ts')})
const mark = crypto.randomUUID()
keep([{ group: undefined, mark }])
const env = { ...process.env, [markName]: mark }
const { spawn } = await import('node:child_process')
spawn(process.execPath, ['-e', ${JSON.stringify(stubborn(port))}], { stdio: 'ignore', detached: true, env })`
  const [program, ...rest] = node(started)
  const runner = spawn(program!, rest, { stdio: 'ignore' })
  await held
  runner.kill('SIGKILL')
  await cut
})

function runnerOf(argv: string[]): string {
  return `const { childProcess } = await import(${here('child-process.ts')})
await childProcess(${JSON.stringify(argv)}, ${JSON.stringify(limits)}).ask({ id: 1, do: 'observe' })`
}
