import fc from 'fast-check'
import {
  type CardName,
  type CardTerm,
  type Choice,
  type Condition,
  inPile,
  type Moment,
  type Pile,
  type Place,
  pileNames,
  players,
  prepositions,
} from '../operation.ts'
import { counts, statuses } from './condition.ts'
import { affiliations } from './mode.ts'
import { spacelines } from './pile.ts'
import { relations } from './relation.ts'

/** Data of the language for property tests: every value can be said. */
const titleWord = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9.:,!?()'/ -]{0,12}[A-Za-z0-9]$/)
const title = fc.oneof(
  titleWord.filter(word => !/(^|\s)'/.test(word)),
  fc.constantFrom('Data', 'Paxan "Wormhole"', 'Odo\'s "Cousin"', 'Kevin Uxbridge: Convergence', "Q's Tent", '"Pup"'),
)
const player = fc.constantFrom(...players)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const label = fc.constantFrom('his', 'hers', "B'Etor", 'first copy')

/** Leaves out keys without value, as parsers do. */
export function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T
}

export const cardName: fc.Arbitrary<CardName> = fc
  .record({ title, label: optional(label), owner: optional(player) })
  .map(name => defined(name) as CardName)

export const pile: fc.Arbitrary<Pile> = fc.oneof(
  fc.record({ pile: fc.constantFrom(...pileNames), of: player }),
  cardName.map(under => ({ pile: 'seeds' as const, under })),
  cardName.map(under => ({ pile: 'store' as const, under })),
  cardName.map(of => ({ pile: 'sites' as const, of })),
  fc.constantFrom(...Object.keys(spacelines)).map(quadrant => ({ pile: 'spaceline' as const, quadrant })),
)

const group = fc.constantFrom('crew', 'Away Team', 'cards' as const) as fc.Arbitrary<'crew' | 'Away Team' | 'cards'>

export const term: fc.Arbitrary<CardTerm> = fc.oneof(
  { weight: 4, arbitrary: cardName.map(card => ({ card })) },
  fc.record({ count: fc.integer({ min: 1, max: 30 }), card: cardName }),
  fc.record({ group, of: player, at: cardName }),
  pile.map(pile => ({ pile })),
)

export const cards = fc.array(term, { minLength: 1, maxLength: 4 })

export const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ prep: fc.constantFrom(...prepositions), card: cardName }),
  fc.tuple(cardName, cardName).map(cards => ({ prep: 'between' as const, cards })),
  fc.record({ prep: fc.constantFrom(...inPile), pile }),
  optional(player).map(of => defined({ prep: 'on the table' as const, of })),
  fc.constantFrom({ prep: 'out of play' as const }, { prep: 'being played' as const }),
  fc.constantFrom(...Object.values(affiliations)).map(mode => ({ prep: 'into mode' as const, mode })),
)

const kind: fc.Arbitrary<Condition['is']> = fc.oneof(
  fc.record({ status: fc.constantFrom(...Object.values(statuses)), by: optional(cardName) }).map(defined),
  player.map(controlledBy => ({ controlledBy })),
  cards.map(targeting => ({ targeting })),
  fc.constantFrom(...Object.values(affiliations)).map(mode => ({ mode })),
  fc.constantFrom({ face: 'up' as const }, { face: 'down' as const }),
  fc.record({ count: fc.constantFrom(...Object.values(counts)), value: fc.nat(100) }),
  fc.constantFrom({ staffed: true as const }, { inPlay: true as const }),
)

export const condition: fc.Arbitrary<Condition> = fc
  .record({ not: optional(fc.constant(true as const)), is: kind })
  .map(defined)

export const moment: fc.Arbitrary<Moment> = fc.oneof(
  fc
    .record({
      turnOf: player,
      nth: optional(fc.integer({ min: 2, max: 5 })),
      part: optional(fc.constantFrom('start' as const, 'card play' as const, 'orders' as const, 'end' as const)),
    })
    .map(defined),
  fc.constantFrom('doorway', 'mission', 'dilemma', 'facility').map(seeding => ({ seeding }) as Moment),
  fc.constant({ before: 'the seed phases' } as Moment),
  fc.record({ encounter: cardName, part: optional(fc.constantFrom('start' as const, 'end' as const)) }).map(defined),
)

const item: fc.Arbitrary<Choice[number]> = fc.oneof(
  term.map(cards => ({ cards })),
  player.map(player => ({ player })),
  fc.constantFrom('Diplomacy', 'SCIENCE', 'Computer Skill', 'android', 'V.I.P.', 'x', 'Alice').map(word => ({ word })),
  fc.nat(99).map(number => ({ number })),
  fc.boolean().map(yes => ({ yes })),
  fc.constant({ none: true as const }),
)

export const choice: fc.Arbitrary<Choice> = fc.array(item, { minLength: 1, maxLength: 4 })

export const relation = fc.constantFrom(...relations).chain(({ fact, object }) =>
  fc
    .record({
      not: optional(fc.constant(true as const)),
      object:
        object === 'cards'
          ? cards
          : object === 'word'
            ? fc.constantFrom('Romulan', 'V.I.P. x2')
            : fc.constant(undefined),
    })
    .map(parts => defined({ fact, ...parts })),
)

export { player }
