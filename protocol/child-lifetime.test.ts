import { test } from 'node:test'
import { expect } from 'chai'
import { childProcess } from './child-process.ts'
import { ask, child, failure, generous, isGone } from './fixtures/children.ts'
import { lifeline, stubborn } from './fixtures/lifeline.ts'

test('close says bye and waits for the end', async () => {
  const engine = child(
    `function reply(request) { ok(request, { pid: process.pid, verb: request.do }); if (request.do === 'bye') process.exit(0) }`,
  )
  const { result } = (await ask(engine, 1)) as { result: { pid: number } }
  await engine.close()
  await engine.close()
  expect(isGone(result.pid)).to.equal(true)
})

test('close ends a child that ignores bye, the end of its input and SIGTERM', {
  skip: process.platform === 'win32',
}, async () => {
  const engine = childProcess(
    [
      process.execPath,
      '-e',
      `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)
     process.stdin.on('data', data => { const { id, do: verb } = JSON.parse(data); if (verb !== 'bye') console.log(JSON.stringify({ id, result: { pid: process.pid } })) })`,
    ],
    { ...generous, goodbye: 30 },
  )
  const { result } = (await ask(engine, 1)) as { result: { pid: number } }
  await engine.close()
  expect(isGone(result.pid)).to.equal(true)
})

function withGrandchild(port: number, reply: string): string {
  const script = JSON.stringify(stubborn(port))
  return `require('node:child_process').spawn(process.execPath, ['-e', ${script}], { stdio: 'inherit' })
function reply(request) { ${reply} }`
}

for (const [ending, reply] of [
  ['close', `ok(request); if (request.do === 'bye') process.exit(0)`],
  ['a failure', `if (request.id === 1) ok(request); else console.log('rubbish')`],
] as const)
  test(`${ending} ends grandchildren, too`, { skip: process.platform === 'win32' }, async () => {
    const { port, held, cut } = await lifeline()
    const engine = child(withGrandchild(port, reply))
    await ask(engine, 1)
    await held
    if (ending === 'close') await engine.close()
    else await failure(ask(engine, 2))
    await cut
  })

test('a process in a session of its own that holds the output keeps nobody waiting, and is ended', {
  skip: process.platform !== 'linux',
}, async () => {
  const daemon = `setInterval(() => {}, 1000)`
  const engine = child(
    `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(daemon)}], { stdio: 'inherit', detached: true })
     function reply(request) { ok(request, { pid }); if (request.do === 'bye') process.exit(0) }`,
  )
  const { result } = (await ask(engine, 1)) as { result: { pid: number } }
  await engine.close()
  await untilGone(result.pid)
})

async function untilGone(pid: number): Promise<void> {
  while (!isGone(pid)) await new Promise(resolve => setTimeout(resolve, 10))
}
