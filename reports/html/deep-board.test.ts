import { test } from 'node:test'
import { expect } from 'chai'
import { Window } from 'happy-dom'
import type { Board, Card } from '../../protocol/types.ts'

Object.assign(globalThis, { document: new Window().document })
const { boardPicture } = (await import(new URL('./client/board.ts', import.meta.url).href)) as {
  readonly boardPicture: (board: Board, options: object) => Picture
}

interface Picture {
  readonly querySelectorAll: (selector: string) => Iterable<{ readonly textContent: string | null }>
}

function namesOn(...cards: readonly Card[]): readonly (string | null)[] {
  const board: Board = {
    ruleset: 'any',
    turn: { player: 'Alice', phase: 'play' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards,
  }
  const picture = boardPicture(board, { label: 'Board', side: 'after', types: () => 'ship' })
  return [...picture.querySelectorAll('.face > .name')].map(name => name.textContent).sort()
}

const card = (id: string, holder: string): Card => ({ id, owner: 'Alice', where: ['aboard', holder] })
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `C${i}`)

for (const size of [1, 2, 3])
  test(`the picture of a circle of ${size} has each card once`, () => {
    const circle = names(size).map((id, i) => card(id, `C${(i + 1) % size}`))
    expect(namesOn(...circle)).to.deep.equal(names(size))
  })

test('the picture of cards within cards, deeper than calls can be, has each card once', () => {
  const first: Card = { id: 'C0', owner: 'Alice', where: ['spaceline', 'alpha'] }
  const chain = names(3_000).map((id, i) =>
    i ? { ...card(id, `C${i - 1}`), where: [i > 1 ? 'aboard' : 'space', `C${i - 1}`] } : first,
  )
  expect(namesOn(...(chain as Card[]))).to.deep.equal([...names(3_000)].sort())
})
