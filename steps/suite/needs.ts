import { findCard } from '../../cards/catalogue.ts'
import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Can } from '../../protocol/types.ts'
import type { CardName, Cards, Operation } from '../operation.ts'
import {
  choiceNeeds,
  conditionOf,
  deedNeeds,
  momentNeeds,
  type Need,
  pileNeeds,
  placeNeeds,
  responseVerb,
} from './need.ts'
import { placeWord, type TypeOf } from './place-word.ts'
import { seatedIn } from './seats.ts'
import { leavesASegment, openingOf, type Segment } from './segment.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>
type IsLaidOut = (cards: Cards) => boolean
type Needs = {
  readonly [Name in Operation['op']]: (
    operation: Op<Name>,
    typeOf: TypeOf,
    isLaidOut: IsLaidOut,
    opening: Segment,
  ) => readonly Need[]
}

// Values that a card carries as a count.
const countAttributes: readonly string[] = ['range-left', 'hull', 'countdown', 'tokens']
const nothing = (): Need[] => []
const scoreNeeds = ({ of }: { readonly of?: 'counters' }): readonly Need[] => (of ? [['counts', of]] : [])

const needs: Needs = {
  moment: ({ moment }, _, __, opening) => momentNeeds(moment, opening),
  until: nothing,
  turn: ({ moment }) => momentNeeds(moment),
  locations: ({ rows }, typeOf) => [
    ['places', 'spaceline'],
    ...rows.flatMap(({ card, conditions }) => conditions.flatMap(one => conditionOf([{ card }], one, typeOf))),
    ...rows.flatMap(row => (isRemade(row) ? [['madeUp', 'mission'] as const] : [])),
  ],
  has: ({ rows }, typeOf) =>
    rows.flatMap(({ card, place, conditions }) => [
      ...placeNeeds(place, [{ card }], typeOf),
      ...conditions.flatMap(one => conditionOf([{ card }], one, typeOf)),
    ]),
  put: ({ place, cards }, typeOf) => placeNeeds(place, cards, typeOf),
  placed: ({ place, cards }, typeOf) => placeNeeds(place, cards, typeOf),
  set: ({ cards, condition }, typeOf) => conditionOf(cards, condition, typeOf),
  is: ({ cards, condition }, typeOf) => conditionOf(cards, condition, typeOf),
  order: ({ pile }) => pileNeeds(pile),
  fill: ({ pile }) => [...pileNeeds(pile), ['madeUp', 'equipment']],
  holds: ({ pile }) => pileNeeds(pile),
  size: ({ pile }) => pileNeeds(pile),
  score: scoreNeeds,
  format: () => [['fields', 'board.format']],
  points: scoreNeeds,
  registered: () => [['fields', 'fact.registered']],
  history: ({ deeds }, typeOf) => deeds.flatMap(deed => deedNeeds(deed, typeOf)),
  verdicts: ({ deeds }, typeOf) => deeds.flatMap(deed => deedNeeds(deed, typeOf)),
  madeUp: ({ cards }) => cards.map(({ type }) => ['madeUp', type]),
  do: ({ deed }, typeOf) => deedNeeds(deed, typeOf),
  respond: ({ player, cards, place }, typeOf, isLaidOut) => [
    ...deedNeeds({ player, verb: responseVerb(place, isLaidOut(cards)), cards, ...(place ? { place } : {}) }, typeOf),
    ['decisions', 'response'],
  ],
  choose: ({ chooser, choice }) => choiceNeeds(chooser, choice),
  mustChoose: ({ chooser, from }) => choiceNeeds(chooser, from),
  deck: () => [['facts', 'legal-deck']],
  verdict: nothing,
  frame: nothing,
  value: ({ attribute }) => [[countAttributes.includes(attribute) ? 'counts' : 'values', attribute]],
  fact: ({ fact }) => [['facts', fact]],
  happened: ({ event }) => [['events', event]],
  sees: () => [['views', '']],
  playing: () => [['facts', 'playing']],
  shown: () => [['events', 'revealed']],
  result: nothing,
}

/** A printed mission with another span is made up. */
export function isRemade({ card, span }: Op<'locations'>['rows'][number]): boolean {
  const printed = findCard(card.title)
  return span !== undefined && printed !== undefined && printed.span !== span
}

/** Tells cards that the scenario sets up in play, which are used, from those in hands and piles, which are played. */
function layout(operations: readonly Operation[], typeOf: TypeOf): IsLaidOut {
  const inPlay = operations.flatMap(operation =>
    operation.op === 'has' ? operation.rows.filter(row => isInPlay(row, typeOf)).map(row => nameOf(row.card)) : [],
  )
  return cards => cards.length > 0 && cards.every(term => 'card' in term && inPlay.includes(nameOf(term.card)))
}

const nameOf = ({ title, label }: CardName): string => `${title} [${label}]`

function isInPlay({ card, place }: Op<'has'>['rows'][number], typeOf: TypeOf): boolean {
  const word = placeWord(place, typeOf(card), typeOf)
  return word !== undefined && !outOfPlay.has(word)
}

/** Declarations that these steps need of an engine, rulesets aside. */
export function needsOf(operations: readonly Operation[], typeOf: TypeOf): Can {
  const words = new Map<Need[0], Set<string>>()
  // Without a word on the moment, the game stands where the first act belongs.
  const opening = openingOf(operations, typeOf)
  if (!operations.some(({ op }) => op === 'moment')) words.set('phases', new Set([opening]))
  if (leavesASegment(operations, typeOf)) words.set('actions', new Set(['end']))
  const isLaidOut = layout(operations, typeOf)
  for (const operation of operations) {
    for (const [list, word] of needs[operation.op](operation as never, typeOf, isLaidOut, opening)) {
      words.set(list, (words.get(list) ?? new Set()).add(word))
    }
  }
  const { actor, chance, views, ...lists } = Object.fromEntries(
    [...words].map(([list, set]) => [list, [...set].sort()]),
  )
  const seated = seatedIn(operations)
  // One seat will do when only one player acts.
  return {
    ...lists,
    seats: seated.length > 2 ? seated.length : Math.max(1, actor?.length ?? 0),
    ...(chance && { chance: true }),
    ...(views && { views: true }),
  }
}
