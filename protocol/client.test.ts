import { test } from 'node:test'
import { expect } from 'chai'
import { Client } from './client.ts'
import type { Engine } from './engine.ts'
import {
  EngineBabble,
  EngineCommandError,
  EngineCrash,
  EngineError,
  EngineTimeout,
  ProtocolViolation,
} from './failures.ts'
import { inProcess } from './in-process.ts'
import type { Board, Reply, Request } from './types.ts'

const introduction = { protocol: '1.0', engine: { name: 'Fake', version: '1' }, can: {} }
const board: Board = {
  ruleset: 'x',
  turn: { player: 'Alice', phase: 'orders' },
  players: [{ name: 'Alice' }],
  cards: [],
}
const results: Record<string, object> = {
  hello: introduction,
  arrange: { pending: [] },
  act: { outcome: 'done', pending: [] },
  answer: { outcome: 'done', pending: [] },
  observe: { board, pending: [] },
  bye: {},
}

function obedient({ id, do: verb }: Request): Reply {
  return { id, result: results[verb] } as Reply
}

function recording(answer: (request: Request) => Reply = obedient): { engine: Engine; asked: Request[] } {
  const asked: Request[] = []
  const engine = inProcess(request => {
    asked.push(request)
    return answer(request)
  })
  return { engine, asked }
}

async function rejection(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => expect.fail('nothing was thrown'),
    error => error,
  )
}

test('each verb sends its request and hands on the result', async () => {
  const { engine, asked } = recording()
  const client = new Client(engine)
  expect(await client.hello(['Kira Nerys'])).to.equal(introduction)
  expect(await client.arrange(board)).to.equal(results.arrange)
  expect(await client.act('Alice', { kind: 'draw' })).to.equal(results.act)
  await client.act('Alice', { kind: 'draw' }, { try: true })
  expect(await client.answer('q1', 'chance', { pick: ['Kira'] })).to.equal(results.answer)
  expect(await client.observe({ as: 'Bob' })).to.equal(results.observe)
  await client.bye()
  expect(asked).to.deep.equal([
    { id: 1, do: 'hello', protocols: ['1.0'], strict: false, titles: ['Kira Nerys'] },
    { id: 2, do: 'arrange', board },
    { id: 3, do: 'act', as: 'Alice', act: { kind: 'draw' } },
    { id: 4, do: 'act', as: 'Alice', act: { kind: 'draw' }, try: true },
    { id: 5, do: 'answer', q: 'q1', as: 'chance', answer: { pick: ['Kira'] } },
    { id: 6, do: 'observe', as: 'Bob' },
    { id: 7, do: 'bye' },
  ])
})

test('nothing is copied on the way to an engine in this process', async () => {
  const { engine, asked } = recording()
  const client = new Client(engine)
  await client.arrange(board)
  expect(asked[0]).to.have.property('board', board)
})

test('an error reply is thrown with its code', async () => {
  const { engine } = recording(({ id }) => ({ id, error: { code: 'unsupported', message: 'no tribbles' } }))
  const error = await rejection(new Client(engine).arrange(board))
  expect(error).to.be.instanceOf(EngineError).and.include({ code: 'unsupported', message: 'no tribbles' })
})

test('what an engine in this process throws is an internal error with the cause', async () => {
  const thrown = new TypeError('oops')
  const { engine } = recording(() => {
    throw thrown
  })
  const error = await rejection(new Client(engine).arrange(board))
  expect(error)
    .to.be.instanceOf(EngineError)
    .and.include({ code: 'internal', message: 'TypeError: oops', cause: thrown })
})

test('a wrong id is babble', async () => {
  const { engine } = recording(({ id }) => ({ id: id + 1, result: { pending: [] } }))
  const error = await rejection(new Client(engine).arrange(board))
  expect(error).to.be.instanceOf(EngineBabble).and.include({ kind: 'babble' })
  expect(error.message).to.equal("The engine's answer to `arrange` (request 1) has the wrong id 2.")
})

test('a version that was not offered is a violation', async () => {
  const { engine } = recording(({ id }) => ({ id, result: { ...introduction, protocol: '2.0' } }))
  const error = await rejection(new Client(engine).hello([]))
  expect(error).to.be.instanceOf(ProtocolViolation)
  expect(error.message).to.equal('The engine wants to speak version "2.0" at /result/protocol: expected one of 1.0.')
})

test('the transcript holds what was said since it was last taken', async () => {
  const { engine } = recording(request => {
    if (request.do === 'act') throw new EngineCrash('gone')
    return obedient(request)
  })
  const client = new Client(engine)
  await client.hello([])
  client.beginCase()
  await client.arrange(board)
  await rejection(client.act('Alice', { kind: 'draw' }))
  expect(client.takeTranscript()).to.deep.equal([
    { request: { id: 2, do: 'arrange', board }, reply: { id: 2, result: { pending: [] } } },
    { request: { id: 3, do: 'act', as: 'Alice', act: { kind: 'draw' } } },
  ])
  expect(client.takeTranscript()).to.deep.equal([])
})

test('after a failure the engine is greeted again with the same titles and supposed cards', async () => {
  const { engine, asked } = recording(request => {
    if (request.id === 2) throw new EngineCrash('gone')
    return obedient(request)
  })
  const client = new Client(engine)
  const supposed = [{ title: 'Steady Hands', says: 'It helps.', printed: {} }]
  await client.hello(['Adapt', 'Steady Hands'], supposed)
  await rejection(client.arrange(board))
  await client.arrange(board)
  expect(asked.map(request => request.do)).to.deep.equal(['hello', 'arrange', 'hello', 'arrange'])
  expect(asked[0]).to.deep.include({ supposed })
  expect(asked[2]).to.deep.equal({ ...asked[0], id: 3 })
})

test('after an error the engine is not greeted again', async () => {
  const { engine, asked } = recording(request =>
    request.do === 'act' ? { id: request.id, error: { code: 'internal', message: '' } } : obedient(request),
  )
  const client = new Client(engine)
  await client.hello([])
  await rejection(client.act('Alice', { kind: 'draw' }))
  await client.arrange(board)
  expect(asked.map(request => request.do)).to.deep.equal(['hello', 'act', 'arrange'])
})

test('a case that has used up its time asks no more', async () => {
  const { engine, asked } = recording()
  const client = new Client(engine, { caseLimit: 0 })
  client.beginCase()
  expect(await rejection(client.arrange(board))).to.be.instanceOf(EngineTimeout)
  client.takeTranscript()
  await client.arrange(board)
  expect(asked.map(({ id }) => id)).to.deep.equal([2])
})

test('an engine that does not start keeps its own error', async () => {
  const { engine } = recording(() => {
    throw new EngineCommandError('no such program')
  })
  expect(await rejection(new Client(engine).hello([]))).to.be.instanceOf(EngineCommandError)
})

test('strict: the runner is checked before anything is sent', async () => {
  const { engine, asked } = recording()
  const error = await rejection(new Client(engine, { strict: true }).act('Alice', { kind: 'paly' as 'play' }))
  expect(error).to.be.instanceOf(ProtocolViolation).and.include({ side: 'runner', pointer: '/act/kind' })
  expect(asked).to.deep.equal([])
})

test('strict: the engine is checked, too', async () => {
  const { engine } = recording(
    ({ id }) => ({ id, result: { pending: [{ q: 't1', who: 'Alice' }] } }) as unknown as Reply,
  )
  const error = await rejection(new Client(engine, { strict: true }).arrange(board))
  expect(error).to.be.instanceOf(ProtocolViolation).and.include({ side: 'engine', pointer: '/result/pending/0' })
  expect(error.message).to.equal(
    'The engine\'s answer to `arrange` (request 1) breaks the protocol at /result/pending/0: expected the field "kind".',
  )
})

test('bye never fails', async () => {
  const { engine } = recording(request => {
    if (request.do === 'bye') throw new EngineCrash('gone')
    return obedient(request)
  })
  const client = new Client(engine)
  await client.hello([])
  await client.bye()
})
