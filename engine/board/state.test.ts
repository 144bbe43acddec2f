import { test } from 'node:test'
import { expect } from 'chai'
import { Game } from '../kernel/game.ts'
import { blank } from '../rulesets/blank.ts'
import { addModifiers } from '../text/modifiers.ts'
import type { Filter } from '../text/text.ts'
import { is } from './can.ts'
import { record } from './history.ts'
import { impose, lift, move } from './moves.ts'
import { cardsIn, isIn } from './places.ts'
import type { CardState, State } from './state.ts'

const data: CardState = {
  id: 'Data',
  title: 'Data',
  owner: 'Alice',
  controller: 'Alice',
  place: 'hand',
  holder: 'Alice',
  is: ['stopped'],
  because: {},
  count: {},
  targets: [],
}
const state: State = {
  ruleset: 'blank',
  turn: { player: 'Alice', number: 1, phase: 'play' },
  players: [{ name: 'Alice', points: 0, bonus: 0 }],
  cards: [data],
  made: {},
  modifiers: [],
  history: [],
}
const newGame = (): Game => new Game(state, blank)

// What each line expects is checked when the types are: a word that is spelled as here must not compile.

test('a misspelt place does not compile, and is found nowhere', () => {
  const game = newGame()
  // @ts-expect-error
  expect(cardsIn(game, 'hands', 'Alice')).to.deep.equal([])
  // @ts-expect-error
  expect(isIn(data, 'hands')).to.equal(false)
  // @ts-expect-error
  expect(data.place === 'hands').to.equal(false)
  // @ts-expect-error
  move(game, 'Data', 'hands', 'Alice')
  expect(cardsIn(game, 'hand', 'Alice')).to.deep.equal([])
})

test('a misspelt condition does not compile, and no card is in it', () => {
  const game = newGame()
  // @ts-expect-error
  expect(is(game, 'Data', 'stoped')).to.equal(false)
  // @ts-expect-error
  lift(game, 'Data', 'stoped')
  // @ts-expect-error
  const filter: Filter = { is: 'stoped' }
  expect(is(game, 'Data', 'stopped')).to.equal(true)
  // @ts-expect-error
  impose(game, 'Data', 'stoped')
  expect(filter).to.have.property('is')
})

test('a misspelt deed does not compile, and was never done', () => {
  const game = newGame()
  // @ts-expect-error
  record(game, 'Alice', 'draws no mroe')
  record(game, 'Alice', 'draws no more')
  // @ts-expect-error
  expect(game.state.history.filter(deed => deed.kind === 'draws nomore')).to.deep.equal([])
  expect(game.state.history.filter(deed => deed.kind === 'draws no more')).to.have.length(1)
})

test('a modifier changes a number or one skill, and nothing that is spelled otherwise', () => {
  const game = newGame()
  addModifiers(game, [
    { card: 'Data', attribute: 'strength', add: 2, by: 'Data' },
    { card: 'Data', skill: 'Physics', by: 'Data' },
    // @ts-expect-error
    { card: 'Data', attribute: 'strenght', add: 2, by: 'Data' },
    // @ts-expect-error
    { card: 'Data', attribute: 'strength', skill: 'Physics', by: 'Data' },
  ])
  expect(game.state.modifiers.flatMap(({ skill }) => skill ?? [])).to.deep.equal(['Physics', 'Physics'])
})

test('a misspelt event does not compile', () => {
  const game = newGame()
  // @ts-expect-error
  game.tell({ event: 'discardde', cards: ['Data'] })
  expect(game.told).to.have.length(1)
})
