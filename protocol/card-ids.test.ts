import { describe, test } from 'node:test'
import { expect } from 'chai'
import { withCardIds } from './card-ids.ts'
import type { Engine } from './engine.ts'
import { inProcess } from './in-process.ts'
import type { Reply, Request } from './types.ts'

const ids = {
  idOf: new Map([
    ['Kira Nerys', '7'],
    ['Lore', 'Data'],
  ]),
  titleOf: new Map([
    ['7', 'Kira Nerys'],
    ['7b', 'Kira Nerys'],
    ['Data', 'Lore'],
  ]),
}

/** An engine that remembers what it was asked, and says what it is told to. */
function echoing(result: object): { readonly engine: Engine; readonly heard: Request[] } {
  const heard: Request[] = []
  const engine = inProcess(request => {
    heard.push(request)
    return { id: request.id, result } as Reply
  })
  return { engine: withCardIds(engine, ids), heard }
}

const boardOf = (...titles: readonly (string | undefined)[]) => ({
  ruleset: 'r',
  turn: { player: 'Alice', phase: 'play' as const },
  players: [{ name: 'Alice' }],
  cards: titles.map((title, index) => ({
    id: `c${index}`,
    ...(title === undefined ? {} : { title }),
    owner: 'Alice',
    where: ['hand', 'Alice'] as const,
  })),
})

const titlesIn = (reply: unknown) =>
  (reply as { result: { board: ReturnType<typeof boardOf> } }).result.board.cards.map(card => card.title)

describe('withCardIds', () => {
  test('greets with ids, and adds what has none to what the engine lacks', () => {
    const { engine, heard } = echoing({ protocol: '1.0', unknownTitles: ['Data'] })
    const reply = engine.ask({ id: 1, do: 'hello', protocols: ['1.0'], titles: ['Kira Nerys', 'Lore', 'Worf'] })
    expect(heard[0]).to.include({ do: 'hello' }).and.to.have.deep.property('titles', ['7', 'Data'])
    expect(reply).to.have.deep.nested.property('result.unknownTitles', ['Worf', 'Lore'])
  })

  test('names supposed cards by their ids, as far as they have any', () => {
    const { engine, heard } = echoing({ protocol: '1.0' })
    const supposed = ['Lore', 'Worf'].map(title => ({ title, says: 'It helps.', printed: {} }))
    engine.ask({ id: 1, do: 'hello', protocols: ['1.0'], titles: ['Lore', 'Worf'], supposed })
    expect(heard[0]).to.have.deep.property('supposed', [{ title: 'Data', says: 'It helps.', printed: {} }])
  })

  test('arranges with ids; a card without a title goes by its own id', () => {
    const { engine, heard } = echoing({ pending: [] })
    const board = boardOf('Kira Nerys', undefined, 'Worf')
    engine.ask({
      id: 1,
      do: 'arrange',
      board: { ...board, cards: [...board.cards, { ...board.cards[1]!, id: 'Lore' }] },
    })
    const { cards } = (heard[0] as { readonly board?: unknown }).board as typeof board
    expect(cards.map(card => card.title)).to.deep.equal(['7', undefined, 'Worf', 'Data'])
  })

  test('shows titles for the ids of every version, and leaves hidden cards hidden', () => {
    const { engine } = echoing({ board: boardOf('7', '7b', 'Data', undefined, 'unheard of'), pending: [] })
    const shown = titlesIn(engine.ask({ id: 1, do: 'observe' }))
    expect(shown).to.deep.equal(['Kira Nerys', 'Kira Nerys', 'Lore', undefined, 'unheard of'])
  })

  test('leaves made-up cards alone, both ways', () => {
    const { engine, heard } = echoing({ board: boardOf('Lore', '7'), pending: [] })
    const made = [{ type: 'personnel' as const, title: 'Lore' }]
    const plain = boardOf('Lore', 'Kira Nerys')
    engine.ask({ id: 1, do: 'arrange', board: { ...plain, made } })
    expect(
      ((heard[0] as { readonly board?: unknown }).board as typeof plain).cards.map(card => card.title),
    ).to.deep.equal(['Lore', '7'])
    expect(titlesIn(engine.ask({ id: 2, do: 'observe' }))).to.deep.equal(['Lore', 'Kira Nerys'])
  })

  test('asks facts with ids', () => {
    const { engine, heard } = echoing({ board: boardOf(), pending: [], facts: [true] })
    engine.ask({
      id: 1,
      do: 'observe',
      facts: [
        { fact: 'persona', titles: ['Kira Nerys', 'Worf'] },
        { fact: 'in-play', cards: ['Lore'] },
      ],
    })
    expect(heard[0]).to.have.deep.property('facts', [
      { fact: 'persona', titles: ['7', 'Worf'] },
      { fact: 'in-play', cards: ['Lore'] },
    ])
  })

  test('hands on errors, promises, the command and what is no board', async () => {
    const failing: Engine = {
      command: 'x',
      ask: async ({ id }) => ({ id, error: { code: 'internal', message: 'no' } }),
      async close() {},
    }
    const wrapped = withCardIds(failing, ids)
    expect(wrapped.command).to.equal('x')
    expect(await wrapped.ask({ id: 1, do: 'observe' })).to.have.property('error')
    const { engine } = echoing({ board: 'nonsense' })
    expect(engine.ask({ id: 1, do: 'observe' })).to.have.nested.property('result.board', 'nonsense')
  })

  test('tells what is printed on the cards with their ids, and what they are called', () => {
    const { engine, heard } = echoing({ protocol: '1.0' })
    const cards = [
      { title: 'Kira Nerys', type: 'personnel' as const, set: 'ds9' },
      { title: 'Lore', name: 'Lore itself', type: 'personnel' as const },
      { title: 'Worf', type: 'personnel' as const },
    ]
    engine.ask({ id: 1, do: 'hello', protocols: ['1.0'], titles: ['Kira Nerys', 'Lore', 'Worf'], cards })
    expect(heard[0]).to.have.deep.property('cards', [
      { title: '7', name: 'Kira Nerys', type: 'personnel', set: 'ds9' },
      { title: 'Data', name: 'Lore itself', type: 'personnel' },
    ])
  })
})
