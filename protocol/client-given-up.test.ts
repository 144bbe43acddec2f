import { test } from 'node:test'
import { expect } from 'chai'
import { Client } from './client.ts'
import { EngineCrash, EngineFailure } from './failures.ts'
import { failure } from './fixtures/children.ts'
import { inProcess } from './in-process.ts'
import type { Board, Reply } from './types.ts'

const board: Board = { ruleset: 'x', turn: { player: 'Alice', phase: 'orders' }, players: [], cards: [] }
const introduction = { protocol: '1.0', engine: { name: 'Fake', version: '1' }, can: {} }

/** Falls silent from the second request on, but for the greeting that `wakes` names. */
async function sleeper(wakes?: number) {
  const asked: string[] = []
  const engine = inProcess(({ id, do: verb }) => {
    asked.push(verb)
    if (id > 1 && id !== wakes) throw new EngineCrash('It is gone.')
    return { id, result: introduction } as Reply
  })
  const client = new Client(engine)
  await client.hello([])
  return { asked, arrange: () => failure(client.arrange(board)).then(error => error.message) }
}

test('an engine that three greetings in a row cannot wake is given up', async () => {
  const { asked, arrange } = await sleeper()
  for (let count = 0; count < 4; count += 1) expect(await arrange()).to.equal('It is gone.')
  for (let count = 0; count < 2; count += 1)
    expect(await arrange()).to.equal('It is gone. 3 greetings in a row were in vain, so it was not asked again.')
  expect(asked).to.deep.equal(['hello', 'arrange', 'hello', 'hello', 'hello'])
})

test('giving up is a failure of the same kind', async () => {
  const client = new Client(
    inProcess(request => {
      if (request.id > 1) throw new EngineCrash('It is gone.')
      return { id: 1, result: introduction } as Reply
    }),
  )
  await client.hello([])
  for (let count = 0; count < 4; count += 1) await failure(client.arrange(board))
  expect(await failure(client.arrange(board)))
    .to.be.instanceOf(EngineFailure)
    .and.include({ kind: 'crash' })
})

test('one greeting that succeeds is enough to go on', async () => {
  const { asked, arrange } = await sleeper(5)
  for (let count = 0; count < 7; count += 1) await arrange()
  expect(asked).to.deep.equal([
    ...['hello', 'arrange', 'hello', 'hello'],
    ...['hello', 'arrange', 'hello', 'hello', 'hello'],
  ])
})
