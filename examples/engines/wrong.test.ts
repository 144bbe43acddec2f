import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { Client } from '../../protocol/client.ts'
import { EngineFailure } from '../../protocol/failures.ts'
import type { Act, ActResult, Board, Card } from '../../protocol/types.ts'
import { vain } from '../../test/fixture/patient.ts'
import { board } from './fixtures/boards.ts'
import { expectGone, failure, greeted, rightEngine, skip, traced, wrong } from './fixtures/right-engine.ts'

const beam: Act = { kind: 'beam', cards: ['Data'], to: ['planet', 'Excavation'] }
const move: Act = { kind: 'move', card: 'U.S.S. Enterprise', to: ['space', 'Avert Disaster'] }
const endTurn: Act = { kind: 'end', of: 'turn' }
const dataStopped = board({ Data: { is: ['stopped'] } })
/** Only for replies that never come. */
const short = { request: vain.timeout, goodbye: 1_000 }

interface Game {
  readonly client: Client
  /** Of the wrong engine and of the right one. */
  readonly pids: () => number[]
}

async function play(name: string, options: readonly string[], limits = {}): Promise<Game> {
  const right = traced(rightEngine)
  const spoilt = traced(wrong(name, ...options, ...right.command))
  const client = await greeted(spoilt.command, limits)
  return { client, pids: () => [...right.pids(), ...spoilt.pids()] }
}

async function act({ client }: Game, position: Board, deed: Act): Promise<ActResult> {
  await client.arrange(position)
  return client.act('Alice', deed)
}

async function shown({ client }: Game, id: string): Promise<Card> {
  const { board } = await client.observe()
  return board.cards.find(card => card.id === id)!
}

async function takeLeave({ client, pids }: Game): Promise<void> {
  await client.bye()
  expect(pids()).to.have.length.of.at.least(2)
  await expectGone(pids())
}

test('accepts-everything calls a refused act done, and nothing changes', { skip }, async () => {
  const game = await play('accepts-everything', [])
  expect(await act(game, dataStopped, beam)).to.deep.include({ outcome: 'done' })
  expect(await shown(game, 'Data')).to.deep.include({ where: ['aboard', 'U.S.S. Enterprise'], is: ['stopped'] })
  expect(await act(game, board(), beam)).to.deep.include({ outcome: 'done' })
  expect((await shown(game, 'Data')).where).to.deep.equal(['planet', 'Excavation'])
  await takeLeave(game)
})

test('accepts-everything --on spares other acts', { skip }, async () => {
  const game = await play('accepts-everything', ['--on', 'move'])
  expect(await act(game, dataStopped, beam)).to.deep.include({ outcome: 'refused' })
  expect(await act(game, dataStopped, move)).to.deep.include({ outcome: 'done' })
})

test('refuses-everything refuses what is legal, and nothing changes', { skip }, async () => {
  const game = await play('refuses-everything', [])
  for (const deed of [beam, move, endTurn]) {
    const { outcome, refusal, pending } = await act(game, board(), deed)
    expect({ outcome, refusal }).to.deep.equal({
      outcome: 'refused',
      refusal: { stage: 'offer', code: 'not-offered' },
    })
    expect(pending).to.deep.equal([{ q: 't5', who: 'Alice', kind: 'action' }])
  }
  expect((await shown(game, 'Data')).where).to.deep.equal(['aboard', 'U.S.S. Enterprise'])
  await takeLeave(game)
})

test('refuses-everything --on spares other acts', { skip }, async () => {
  const game = await play('refuses-everything', ['--on', 'beam'])
  expect(await act(game, board(), beam)).to.deep.include({ outcome: 'refused' })
  expect(await act(game, board(), move)).to.deep.include({ outcome: 'done' })
})

test('ignores-stopped shows a stopped card as stopped and lets it act', { skip }, async () => {
  const game = await play('ignores-stopped', [])
  await game.client.arrange(dataStopped)
  expect((await shown(game, 'Data')).is).to.deep.equal(['stopped'])
  expect((await shown(game, 'Worf')).is).to.deep.equal([])
  expect(await game.client.act('Alice', beam)).to.deep.include({ outcome: 'done' })
  expect(await shown(game, 'Data')).to.deep.include({ where: ['planet', 'Excavation'], is: ['stopped'] })
  await takeLeave(game)
})

test('ignores-stopped ends the condition with the turn, and forgets it with the next arrangement', {
  skip,
}, async () => {
  const game = await play('ignores-stopped', [])
  expect(await act(game, dataStopped, endTurn)).to.deep.include({ outcome: 'done' })
  expect((await shown(game, 'Data')).is).to.deep.equal([])
  await game.client.arrange(board())
  expect((await shown(game, 'Data')).is).to.deep.equal([])
})

test('plays-another-ruleset claims the ruleset that was asked for', { skip }, async () => {
  const game = await play('plays-another-ruleset', ['--as', '1e-2014'])
  await game.client.arrange(board())
  expect((await game.client.observe()).board.ruleset).to.equal('1e-glossary')
  await takeLeave(game)
})

test('plays-another-ruleset gives the right engine the other ruleset, only where --under says so', {
  skip,
}, async () => {
  const game = await play('plays-another-ruleset', ['--as', '3e', '--under', '1e-2014'])
  await game.client.arrange(board())
  const error = await failure(game.client.arrange(board({}, { ruleset: '1e-2014' })))
  expect(error).to.have.property('code', 'unknown-word')
})

for (const name of ['accepts-everything', 'refuses-everything', 'ignores-stopped', 'plays-another-ruleset'])
  test(`${name} names no rulings, also when the right engine does`, async () => {
    const serve = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))
    const client = await greeted(wrong(name, process.execPath, serve, 'serve'))
    expect((await client.hello([])).can.rulings).to.equal(false)
    await client.arrange(dataStopped)
    expect(await client.act('Alice', beam)).not.to.have.property('rulings')
  })

const failing: [what: string, name: string, options: string[], kind: string, message: string, limits?: object][] = [
  ['hangs', 'hangs', [], 'timeout', 'did not answer', short],
  ['dies', 'dies', [], 'crash', 'exit code 7'],
  ['prints-rubbish', 'prints-rubbish', [], 'babble', 'is not JSON: "Listening on port 8080"'],
  ['prints-rubbish --what half', 'prints-rubbish', ['--what', 'half'], 'babble', 'is not JSON: "{'],
  ['prints-rubbish --what unfinished', 'prints-rubbish', ['--what', 'unfinished'], 'timeout', 'did not answer', short],
  ['answers-wrong-id', 'answers-wrong-id', [], 'babble', 'has the wrong id'],
  ['long-line', 'long-line', [], 'babble', 'a line of more than 4 MiB'],
]
for (const [what, name, options, kind, message, limits] of failing) {
  test(`${what}: beaming fails as ${kind}, and nothing else does`, { skip }, async () => {
    const game = await play(name, options, limits)
    expect(await act(game, board(), move)).to.deep.include({ outcome: 'done' })
    const error = await failure(act(game, board(), beam))
    expect(error).to.be.instanceOf(EngineFailure).with.property('kind', kind)
    expect(error.message).to.include(message)
    await expectGone(game.pids())
    expect(await act(game, board(), move)).to.deep.include({ outcome: 'done' })
    await takeLeave(game)
    expect(game.pids()).to.have.length(4)
  })

  test(`${what} --on move spares beaming`, { skip }, async () => {
    const game = await play(name, [...options, '--on', 'move'], limits)
    expect(await act(game, board(), beam)).to.deep.include({ outcome: 'done' })
    expect(await failure(act(game, board(), move))).to.have.property('kind', kind)
    await takeLeave(game)
  })
}

test('hangs --nth counts the acts', { skip }, async () => {
  const game = await play('hangs', ['--nth', '3'], short)
  for (let count = 1; count < 3; count += 1) expect(await act(game, board(), beam)).to.deep.include({ outcome: 'done' })
  expect(await failure(act(game, board(), beam))).to.have.property('kind', 'timeout')
})

test('speaks-first: the request after beaming meets the unasked line', { skip }, async () => {
  const game = await play('speaks-first', [])
  expect(await act(game, board(), beam)).to.deep.include({ outcome: 'done' })
  expect(await failure(game.client.observe())).to.have.property('kind', 'babble')
  await expectGone(game.pids())
  expect(await act(game, board(), move)).to.deep.include({ outcome: 'done' })
  await takeLeave(game)
})

test('speaks-first --on start: it is not even greeted', { skip }, async () => {
  const error = await failure(play('speaks-first', ['--on', 'start']))
  expect(error).to.have.property('kind', 'babble')
})

test('floods-stderr writes 1 MiB at every request and is right', { skip }, async () => {
  const game = await play('floods-stderr', [])
  expect((await act(game, dataStopped, beam)).refusal?.code).to.equal('condition')
  expect(await act(game, board(), beam)).to.deep.include({ outcome: 'done' })
  await takeLeave(game)
})

test('without a right engine it is said what is missing', async () => {
  const error = await failure(greeted(wrong('hangs', '--on', 'beam')))
  expect(error.message).to.include('exit code 2').and.include('Give the command of a right engine')
})

test('a right engine that cannot be started is told', async () => {
  const error = await failure(greeted(wrong('hangs', 'no-such-engine')))
  expect(error.message).to.include('Cannot start the right engine')
})
