import { describe, test } from 'node:test'
import { expect } from 'chai'
import type { Board, Card, Phase } from '../../../protocol/types.ts'
import { typeOfTitle, typesOf } from '../types-of.ts'
import { type Custom, planOf, seedPhases } from './plan.ts'

const phases: readonly Phase[] = [...seedPhases, 'start', 'play', 'orders', 'end']
const drawing: Custom = { draws: true, lastFirst: false, inTurns: false }

const card = (title: string, where: Card['where'], owner = 'Alice', more: Partial<Card> = {}): Card => ({
  id: title,
  title,
  owner,
  where,
  ...more,
})
const mission = card('Excavation', ['spaceline', 'alpha'])
const outpost = card('Federation Outpost', ['space', 'Excavation'])

function boardOf(cards: readonly Card[], turn: Partial<Board['turn']> = {}): Board {
  return {
    ruleset: 'any',
    turn: { player: 'Alice', number: 5, phase: 'play', ...turn },
    players: [
      { name: 'Alice', points: 0 },
      { name: 'Bob', points: 0 },
    ],
    cards,
  }
}

const typeOf = ({ title = '' }: Card) => typeOfTitle(title, typesOf([]))
const plan = (board: Board, custom = drawing, known = phases) => planOf(board, typeOf, known, custom)
const inWords = (board: Board, custom?: Custom, known?: readonly Phase[]): readonly string[] =>
  plan(board, custom, known).moves.map(({ as, act }) =>
    [as, act.kind, act.card ?? act.cards?.join('+') ?? act.of, act.to?.join(' ')].filter(Boolean).join(' '),
  )
const seeding = ['Alice end seed-doorway', 'Alice seed Excavation spaceline alpha', 'Alice end seed-mission']

describe('the plan of a board', () => {
  test('begins with the start of a game', () => {
    const { start } = plan(boardOf([mission, outpost, card('Worf', ['hand', 'Bob'], 'Bob')]))
    expect(start.turn).to.deep.equal({ player: 'Alice', number: 1, phase: 'seed-doorway' })
    expect(start.players).to.deep.equal([{ name: 'Alice' }, { name: 'Bob' }])
    expect(start.cards.map(({ id, where }) => [id, ...where].join(' '))).to.deep.equal([
      'Excavation missions Alice',
      'Federation Outpost seeds Alice',
      'Worf hand Bob',
    ])
  })

  test('seeds, and stops in the seed phase that is wanted', () => {
    const dilemma = card('Archer', ['under', 'Excavation'], 'Bob')
    expect(inWords(boardOf([mission, dilemma], { phase: 'seed-dilemma' }))).to.deep.equal([
      ...seeding,
      'Bob seed Archer under Excavation',
    ])
    expect(inWords(boardOf([mission, outpost]))).to.deep.equal([
      ...seeding,
      'Alice end seed-dilemma',
      'Alice seed Federation Outpost space Excavation',
      'Alice end seed-facility',
      'Alice end start',
    ])
  })

  test('plays a card a turn, and carries out orders in the last', () => {
    const team = [card('U.S.S. Oberth', ['space', 'Excavation']), card('Worf', ['planet', 'Excavation'])]
    const words = inWords(boardOf([mission, outpost, ...team]))
    expect(words.slice(7)).to.deep.equal([
      'Alice play U.S.S. Oberth docked Federation Outpost',
      'Alice end turn',
      'Bob end turn',
      'Alice play Worf aboard Federation Outpost',
      'Alice undock U.S.S. Oberth',
      'Alice beam Worf planet Excavation',
      'Alice end turn',
      'Bob end turn',
    ])
  })

  test('gives the turn to the other player where it is his', () => {
    expect(inWords(boardOf([mission], { player: 'Bob', phase: 'orders' })).slice(-2)).to.deep.equal([
      'Alice end turn',
      'Bob end play',
    ])
  })

  test('lays into the deck what is drawn on the way', () => {
    const board = boardOf([
      mission,
      outpost,
      card('Worf', ['aboard', outpost.id]),
      card('Data', ['hand', 'Alice']),
      card('Lore', ['deck', 'Alice']),
    ])
    const deckOf = (custom: Custom) =>
      plan(board, custom)
        .start.cards.filter(({ where }) => where[0] === 'deck')
        .map(({ id }) => id)
    expect(deckOf(drawing)).to.deep.equal(['Data', 'Lore'])
    expect(deckOf({ ...drawing, draws: false })).to.deep.equal(['Lore'])
  })

  test('seeds backwards where what is seeded last is met first', () => {
    const dilemmas = ['Archer', 'Armus - Skin of Evil'].map(title => card(title, ['under', 'Excavation'], 'Bob'))
    const words = inWords(boardOf([mission, ...dilemmas]), { draws: true, lastFirst: true, inTurns: false })
    expect(words.slice(3, 5)).to.deep.equal([
      'Bob seed Armus - Skin of Evil under Excavation',
      'Bob seed Archer under Excavation',
    ])
  })

  test('passes for whoever has nothing to seed on his turn, where the players seed in turns', () => {
    const dilemmas = ['Archer', 'Armus - Skin of Evil'].map(title => card(title, ['under', 'Excavation'], 'Bob'))
    const { moves } = plan(boardOf([mission, ...dilemmas]), { ...drawing, inTurns: true })
    const acts = moves.map(({ as, act }) => `${as} ${act.kind}`)
    expect(acts.slice(2, 5)).to.deep.equal(['Alice seed', 'Bob pass', 'Alice pass'])
    expect(acts.slice(5, 11)).to.deep.equal([
      'Alice pass',
      'Bob seed',
      'Alice pass',
      'Bob seed',
      'Alice pass',
      'Bob pass',
    ])
  })

  test('leaves missions where they are in a game without seed phases', () => {
    const { start, moves } = plan(boardOf([mission]), drawing, ['play', 'orders'])
    expect(start.turn.phase).to.equal('play')
    expect(start.cards[0]?.where).to.deep.equal(['spaceline', 'alpha'])
    expect(moves).to.deep.equal([])
  })

  const beyond: readonly (readonly [string, readonly Card[], string])[] = [
    [
      'is stopped',
      [mission, outpost, card('Worf', ['aboard', outpost.id], 'Alice', { is: ['stopped'] })],
      '"Worf" is stopped already',
    ],
    [
      'has no facility',
      [mission, card('Worf', ['planet', 'Excavation'])],
      '"Worf" has nowhere to report to: Alice has no facility or headquarters',
    ],
    [
      'has only the opponent’s',
      [mission, outpost, card('Worf', ['planet', 'Excavation'], 'Bob')],
      '"Worf" has nowhere to report to: Bob',
    ],
    [
      'is elsewhere without a ship',
      [
        mission,
        card('Cultural Observation', ['spaceline', 'alpha']),
        outpost,
        card('Worf', ['planet', 'Cultural Observation']),
      ],
      'no ship of Alice\'s can bring "Worf"',
    ],
    ['lies in the discard pile', [card('Worf', ['discard', 'Alice'])], '"Worf" is in the place "discard" already'],
    [
      'is controlled by another',
      [mission, card('Worf', ['planet', 'Excavation'], 'Alice', { controller: 'Bob' })],
      '"Worf" is controlled by Bob already',
    ],
  ]
  for (const [name, cards, message] of beyond)
    test(`is none where a card ${name}`, () => {
      expect(() => plan(boardOf(cards))).to.throw(message)
    })

  test('is none where a player has points', () => {
    const board = { ...boardOf([]), players: [{ name: 'Alice' }, { name: 'Bob', points: 5 }] }
    expect(() => plan(board)).to.throw('Bob has 5 points already')
  })
})
