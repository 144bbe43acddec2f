import { test } from 'node:test'
import { expect } from 'chai'
import type { Board } from '../../protocol/types.ts'
import { stateOf } from '../adapter/board.ts'
import { value } from '../board/value.ts'
import { Game } from '../kernel/game.ts'
import { rulesets } from './registry.ts'

const rangeUnder = (ruleset: string): number => {
  const law = rulesets.get(ruleset)!
  const board: Board = {
    ruleset,
    turn: { player: 'Alice', number: 1, phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    made: [{ type: 'mission', title: 'Reach', kind: 'space' }],
    cards: [
      { id: 'Reach', owner: 'Alice', where: ['spaceline', 'Alice'] },
      { id: 'Borg Cube', owner: 'Alice', where: ['space', 'Reach'] },
    ],
  }
  return value(new Game(stateOf(board, law), law), 'Borg Cube', 'range')
}

test('a title that both editions have is the card of the edition that is played', () => {
  expect([rangeUnder('2e'), rangeUnder('1e-2014')]).to.deep.equal([10, 8])
})
