import { test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card } from '../../protocol/types.ts'
import { checkBoard } from './board-check.ts'
import { Unserved } from './unserved.ts'

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

test('a word from a closed list that does not exist is refused by its name, wherever it stands', () => {
  const data = (card: object): Board => boardOf({ id: 'Data', owner: 'Alice', where: ['hand', 'Alice'], ...card })
  const refusalOf = (board: Board) => expect(() => checkBoard(board)).to.throw(Unserved)
  refusalOf(data({ where: ['pocket', 'Alice'] })).with.property('message', 'No place "pocket"')
  refusalOf(data({ is: ['asleep'] })).with.property('message', 'No condition "asleep"')
  refusalOf(data({ because: { asleep: 'Data' } })).with.property('message', 'No condition "asleep"')
  refusalOf(data({ count: { hours: 1 } })).with.property('message', 'No count "hours"')
  // @ts-expect-error
  refusalOf({ ...data({}), turn: { player: 'Alice', phase: 'night' } }).with.property('code', 'unknown-word')
  expect(() => checkBoard(data({ is: ['stopped'], because: { stopped: 'Data' }, count: { tokens: 1 } }))).not.to.throw()
})
