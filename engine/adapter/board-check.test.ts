import { test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../protocol/types.ts'
import { checkBoard } from './board-check.ts'

const boardOf = (...cards: readonly Card[]): Board => ({
  ruleset: 'any',
  turn: { player: 'Alice', phase: 'orders' },
  players: [{ name: 'Alice' }],
  cards: [...cards],
})

test('a card that holds itself is refused with the circle, and one that is held is not', () => {
  const mission: Card = { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] }
  const ship = (holder: string): Card => ({ id: 'Runabout', owner: 'Alice', where: ['docked', holder] })
  const outpost: Card = { id: 'Federation Outpost', owner: 'Alice', where: ['docked', 'Runabout'] }
  expect(() => checkBoard(boardOf(mission, ship('Runabout')))).to.throw('"Runabout" is held by "Runabout"')
  expect(() => checkBoard(boardOf(mission, ship('Federation Outpost'), outpost))).to.throw(
    '"Runabout" is held by "Federation Outpost" is held by "Runabout"',
  )
  expect(() => checkBoard(boardOf(mission, ship('Excavation'), outpost))).not.to.throw()
})
