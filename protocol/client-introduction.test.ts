import { test } from 'node:test'
import { expect } from 'chai'
import { Client } from './client.ts'
import { EngineCrash } from './failures.ts'
import { inProcess } from './in-process.ts'
import type { Reply, Request } from './types.ts'

test('what is printed on the cards is told at every greeting, and not repeated in transcripts', async () => {
  const asked: Request[] = []
  const engine = inProcess(request => {
    asked.push(request)
    if (request.id === 2) throw new EngineCrash('gone')
    const hello = { protocol: '1.0', engine: { name: 'Fake', version: '1' }, can: {} }
    return { id: request.id, result: request.do === 'hello' ? hello : { pending: [] } } as Reply
  })
  const client = new Client(engine, { strict: true })
  const cards = [{ title: 'Adapt', type: 'interrupt' as const, set: 'fc' }]
  const board = {
    ruleset: 'x',
    turn: { player: 'Alice', phase: 'play' as const },
    players: [{ name: 'Alice' }],
    cards: [],
  }
  await client.hello(['Adapt'], { cards })
  await client.arrange(board).catch(() => {})
  client.beginCase()
  await client.arrange(board)
  expect(asked.filter(({ do: verb }) => verb === 'hello')).to.have.length(2)
  for (const request of asked) if (request.do === 'hello') expect(request.cards).to.deep.equal(cards)
  const [{ request } = {}] = client.takeTranscript()
  expect(request).to.have.property('do', 'hello')
  expect(request).to.not.have.property('cards')
})
