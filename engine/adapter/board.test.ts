import { test } from 'node:test'
import { expect } from 'chai'
import type { Board } from '../../protocol/types.ts'
import { impose } from '../board/moves.ts'
import { Game } from '../kernel/game.ts'
import { blank } from '../rulesets/blank.ts'
import { boardOf, stateOf } from './board.ts'

const board: Board = {
  ruleset: 'blank',
  turn: { player: 'Alice', number: 1, phase: 'orders' },
  players: [{ name: 'Alice', points: 0, bonus: 0 }],
  cards: [
    { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
    { id: 'Data', owner: 'Alice', where: ['planet', 'Excavation'] },
  ],
}

test('a condition that the protocol has no word for is kept and not shown, nor what causes it', () => {
  const game = new Game(stateOf(board, blank), blank)
  impose(game, 'Data', 'stopped')
  impose(game, 'Data', 'held', 'Excavation')
  expect(game.card('Data').is).to.deep.equal(['stopped', 'held'])
  const data = boardOf(game).cards.find(({ id }) => id === 'Data')
  expect(data?.is).to.deep.equal(['stopped'])
  expect(data).not.to.have.property('because')
})
