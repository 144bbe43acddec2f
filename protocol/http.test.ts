import { test } from 'node:test'
import { expect } from 'chai'
import { EngineBabble, EngineCrash } from './failures.ts'
import { ask, failure } from './fixtures/children.ts'
import { httpEngine } from './fixtures/server.ts'
import type { Request } from './types.ts'

const hello = (id: number): Request => ({ id, do: 'hello', protocols: ['1.0'], titles: [] })

test('the token that came with the greeting is repeated until the session ends', async () => {
  const seen: unknown[] = []
  let count = 0
  const { engine } = await httpEngine(({ id, do: verb }, response, { headers }) => {
    seen.push([verb, headers['stccg-session']])
    if (verb === 'hello') response.setHeader('Stccg-Session', `table ${++count}`)
    response.end(id === 3 ? 'rubbish' : JSON.stringify({ id, result: {} }))
  })
  await engine.ask(hello(1))
  await ask(engine, 2)
  await failure(ask(engine, 3))
  await engine.ask(hello(4))
  await engine.close()
  expect(seen).to.deep.equal([
    ['hello', undefined],
    ['observe', 'table 1'],
    ['observe', 'table 1'],
    ['hello', undefined],
    ['bye', 'table 2'],
  ])
})

test('an engine without sessions gets no token', async () => {
  const seen: unknown[] = []
  const { engine } = await httpEngine(({ id }, response, { headers, method }) => {
    seen.push([method, headers['content-type'], headers['stccg-session']])
    response.end(JSON.stringify({ id, result: {} }))
  })
  await engine.ask(hello(1))
  await ask(engine, 2)
  expect(seen).to.deep.equal([
    ['POST', 'application/json', undefined],
    ['POST', 'application/json', undefined],
  ])
})

test('a session that the engine no longer knows is a crash', async () => {
  const { engine } = await httpEngine(({ id, do: verb }, response) => {
    if (verb === 'hello') response.setHeader('Stccg-Session', 'x')
    else response.statusCode = 404
    response.end(JSON.stringify({ id, result: {} }))
  })
  await engine.ask(hello(1))
  const error = await failure(ask(engine, 2))
  expect(error).to.be.instanceOf(EngineCrash)
  expect(error.message).to.equal('The engine no longer knew its session when it was asked `observe` (request 2).')
})

test('any other status than 200 is babble, with the beginning of the body', async () => {
  const { engine } = await httpEngine((_, response) => response.writeHead(500).end('Internal Server Error'))
  const error = await failure(ask(engine, 1))
  expect(error).to.be.instanceOf(EngineBabble)
  expect(error.message).to.equal(
    'The engine\'s answer to `observe` (request 1) has HTTP status 500 instead of 200: "Internal Server Error"',
  )
})

test('what is not HTTP is babble', async () => {
  const { engine } = await httpEngine((_, response) => response.socket!.end('{"id":1,"result":{}}\n'))
  const error = await failure(ask(engine, 1))
  expect(error).to.be.instanceOf(EngineBabble)
  expect(error.message).to.match(/^The engine's answer to `observe` \(request 1\) is not HTTP: /)
})

test('a connection that the engine does not keep is opened anew', async () => {
  const { engine, opened } = await httpEngine(({ id }, response) => {
    response.setHeader('connection', 'close').end(JSON.stringify({ id, result: {} }))
  })
  await ask(engine, 1)
  await ask(engine, 2)
  expect(opened()).to.equal(2)
})
