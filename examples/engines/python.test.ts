import { test } from 'node:test'
import { expect } from 'chai'
import type { Client } from '../../protocol/client.ts'
import type { Act, Board, Card } from '../../protocol/types.ts'
import { beam, board, move, toPlanet } from './fixtures/boards.ts'
import { arranged, expectGone, greeted, rightEngine, skip, traced } from './fixtures/right-engine.ts'

async function shown(client: Client, id: string): Promise<Card> {
  const { board } = await client.observe()
  return board.cards.find(card => card.id === id)!
}

test('it says what it can do and which titles it does not have', { skip }, async () => {
  const client = await greeted(rightEngine)
  const hello = await client.hello(['Data', 'Adapt', 'Excavation'])
  expect(hello.unknownTitles).to.deep.equal(['Adapt'])
  expect(hello.can.actions).to.deep.equal(['beam', 'walk', 'dock', 'undock', 'move', 'end'])
})

test('it shows what was set', { skip }, async () => {
  const set = board({ Data: { is: ['stopped'] }, 'U.S.S. Enterprise': { count: { 'range-left': 4 } } })
  const client = await arranged(set)
  const { board: seen, pending } = await client.observe()
  expect(pending).to.deep.equal([{ q: 't5', who: 'Alice', kind: 'action' }])
  expect(seen.turn).to.deep.equal(set.turn)
  expect(seen.players).to.deep.equal([
    { name: 'Alice', points: 25, bonus: 0 },
    { name: 'Bob', points: 0, bonus: 0 },
  ])
  for (const card of set.cards)
    expect(seen.cards.find(({ id }) => id === card.id)).to.deep.equal({
      ...card,
      title: card.title ?? card.id,
      is: card.is ?? [],
      count: { 'U.S.S. Enterprise': { 'range-left': 4 }, Runabout: { 'range-left': 7 } }[card.id] ?? {},
    })
})

test('cards aboard their stopped ship are shown as stopped, and no others', { skip }, async () => {
  const client = await arranged(board({ 'U.S.S. Enterprise': { is: ['stopped'] } }))
  const { cards } = (await client.observe()).board
  const stopped = cards.filter(card => card.is?.length).map(({ id }) => id)
  expect(stopped).to.have.members(['U.S.S. Enterprise', 'Data', 'Worf', "T'Pan", 'Tricorder'])
})

test('the order within a place is kept', { skip }, async () => {
  const client = await arranged(board())
  const { cards } = (await client.observe()).board
  const missions = cards.filter(({ where }) => where[0] === 'spaceline').map(({ id }) => id)
  expect(missions).to.deep.equal(['Study Nebula', 'Excavation', 'Krios Suppression', 'Avert Disaster'])
})

test('every arrangement starts afresh', { skip }, async () => {
  const client = await arranged(board())
  await client.act('Alice', toPlanet)
  await client.arrange(board())
  expect((await shown(client, 'Data')).where).to.deep.equal(['aboard', 'U.S.S. Enterprise'])
})

const legal: [what: string, act: Act, card: string, where: Card['where']][] = [
  ['beams down', toPlanet, 'Data', ['planet', 'Excavation']],
  ['beams up', beam(['Kira'], ['aboard', 'U.S.S. Enterprise']), 'Kira', ['aboard', 'U.S.S. Enterprise']],
  ['beams equipment', beam(['Tricorder', 'Data'], ['planet', 'Excavation']), 'Tricorder', ['planet', 'Excavation']],
  ['moves to the right', move('U.S.S. Enterprise', 'Avert Disaster'), 'U.S.S. Enterprise', ['space', 'Avert Disaster']],
  ['moves to the left', move('U.S.S. Enterprise', 'Study Nebula'), 'U.S.S. Enterprise', ['space', 'Study Nebula']],
]
for (const [what, act, card, where] of legal)
  test(`it ${what}`, { skip }, async () => {
    const client = await arranged(board())
    expect((await client.act('Alice', act)).outcome).to.equal('done')
    expect((await shown(client, card)).where).to.deep.equal(where)
  })

const outpost: Card = { id: 'Federation Outpost', owner: 'Alice', where: ['space', 'Excavation'] }
const docked = board({ 'U.S.S. Enterprise': { where: ['docked', 'Federation Outpost'] } })
const withOutpost = (position: Board): Board => ({ ...position, cards: [outpost, ...position.cards] })

test('it docks, walks and undocks', { skip }, async () => {
  const client = await arranged(withOutpost(board()))
  const acts: Act[] = [
    { kind: 'dock', card: 'U.S.S. Enterprise', to: ['docked', 'Federation Outpost'] },
    { kind: 'walk', cards: ['Tricorder'], to: ['aboard', 'Federation Outpost'] },
    { kind: 'undock', card: 'U.S.S. Enterprise' },
  ]
  for (const act of acts) expect((await client.act('Alice', act)).outcome).to.equal('done')
  expect((await shown(client, 'Tricorder')).where).to.deep.equal(['aboard', 'Federation Outpost'])
  expect((await shown(client, 'U.S.S. Enterprise')).where).to.deep.equal(['space', 'Excavation'])
})

test('a docked ship does not move, and nobody walks through space', { skip }, async () => {
  const client = await arranged(withOutpost(docked))
  expect((await client.act('Alice', move('U.S.S. Enterprise', 'Avert Disaster'))).refusal?.code).to.equal('wrong-place')
  await client.arrange(withOutpost(board()))
  const walk: Act = { kind: 'walk', cards: ['Data'], to: ['aboard', 'Federation Outpost'] }
  expect((await client.act('Alice', walk)).refusal?.code).to.equal('wrong-place')
})

test('it beams aboard an outpost', { skip }, async () => {
  const client = await arranged(withOutpost(docked))
  expect((await client.act('Alice', beam(['Kira'], ['aboard', 'Federation Outpost']))).outcome).to.equal('done')
})

test('moving costs the span of every mission passed or reached', { skip }, async () => {
  const client = await arranged(board())
  await client.act('Alice', move('U.S.S. Enterprise', 'Avert Disaster'))
  expect((await shown(client, 'U.S.S. Enterprise')).count).to.deep.equal({ 'range-left': 9 - 2 - 3 })
  expect((await shown(client, 'Data')).where).to.deep.equal(['aboard', 'U.S.S. Enterprise'])
})

test('with the turn stopping ends, RANGE comes back and a card is drawn', { skip }, async () => {
  const client = await arranged(
    board({ Data: { is: ['stopped'] }, 'U.S.S. Enterprise': { count: { 'range-left': 1 } } }),
  )
  const { pending } = await client.act('Alice', { kind: 'end', of: 'turn' })
  expect(pending).to.deep.equal([{ q: 't6', who: 'Bob', kind: 'action' }])
  const { board: seen } = await client.observe()
  expect(seen.turn).to.deep.equal({ player: 'Bob', number: 6, phase: 'play' })
  expect((await shown(client, 'Data')).is).to.deep.equal([])
  expect((await shown(client, 'U.S.S. Enterprise')).count).to.deep.equal({ 'range-left': 9 })
  expect((await shown(client, 'Galor')).where).to.deep.equal(['hand', 'Alice'])
  expect((await shown(client, 'Kurn')).where).to.deep.equal(['deck', 'Alice'])
})

test('a phase is ended once, and orders begin by themselves', { skip }, async () => {
  const client = await arranged(board({}, { turn: { player: 'Alice', number: 5, phase: 'play' } }))
  const phase = async () => (await client.observe()).board.turn.phase
  await client.act('Alice', { kind: 'end', of: 'play' })
  expect(await phase()).to.equal('orders')
  await client.act('Alice', { kind: 'end', of: 'play' })
  expect(await phase()).to.equal('orders')
  await client.arrange(board({}, { turn: { player: 'Alice', number: 5, phase: 'play' } }))
  await client.act('Alice', toPlanet)
  expect(await phase()).to.equal('orders')
})

test('made-up cards come with their numbers', { skip }, async () => {
  const changes = { Runabout: { title: 'Slow Ship', owner: 'Alice' }, Gowron: { title: 'Nobody', owner: 'Alice' } }
  const client = await arranged(
    board(changes, {
      made: [
        { type: 'ship', title: 'Slow Ship', range: 3, staffing: ['staff'] },
        { type: 'personnel', title: 'Nobody', icons: ['command'] },
      ],
    }),
  )
  expect((await client.act('Alice', move('Runabout', 'Avert Disaster'))).refusal?.code).to.equal('range')
  expect((await client.act('Alice', move('Runabout', 'Krios Suppression'))).outcome).to.equal('done')
  expect((await shown(client, 'Runabout')).count).to.deep.equal({ 'range-left': 1 })
})

test('it is gone after the farewell', { skip }, async () => {
  const { command, pids } = traced(rightEngine)
  const client = await greeted(command)
  await client.bye()
  expect(pids()).to.have.length(1)
  await expectGone(pids())
})
