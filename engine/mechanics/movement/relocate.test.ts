import { test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../../protocol/types.ts'
import { stateOf } from '../../adapter/board.ts'
import { move } from '../../board/moves.ts'
import { Game } from '../../kernel/game.ts'
import { rulesets } from '../../rulesets/registry.ts'
import { relocate } from './relocate.ts'

const cards: readonly Card[] = [
  { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
  { id: 'Runabout', owner: 'Alice', where: ['space', 'Excavation'] },
  { id: 'Worf', owner: 'Alice', where: ['planet', 'Excavation'] },
  { id: 'Calloway', owner: 'Alice', where: ['aboard', 'Runabout'] },
]

function gameOf(): Game {
  const law = [...rulesets.values()][0]!
  const turn = { player: 'Alice', phase: 'orders' } as const
  const board: Board = { ruleset: law.id, turn, players: [{ name: 'Alice' }, { name: 'Bob' }], cards: [...cards] }
  return new Game(stateOf(board, law), law)
}

test('a crew that is taken back to its ship comes aboard, and the ship stays where it is', () => {
  const game = gameOf()
  for (const id of ['Worf', 'Calloway', 'Runabout']) relocate(game, id, 'Runabout', { you: 'Bob', this: 'Worf' })
  expect(['Worf', 'Calloway', 'Runabout'].map(id => game.card(id).holder)).to.deep.equal([
    'Runabout',
    'Runabout',
    'Excavation',
  ])
})

test('no deed puts a card into what it holds', () => {
  expect(() => move(gameOf(), 'Runabout', 'aboard', 'Calloway')).to.throw('"Runabout" cannot be put aboard "Calloway"')
})
