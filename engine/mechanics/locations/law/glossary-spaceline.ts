import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import {
  endOfTheSpaceline,
  isOnTheSpaceline,
  mayBeAttempted,
  mayBeInsertedInPlay,
  mayBePlacedAtAnEnd,
  mayChangeQuadrants,
  regionOf,
  theSpacelineIs,
} from '../questions.ts'

const always = () => true

const anywhere = presumption({
  ruling: 'a location is relocated to any spaceline',
  asked: mayChangeQuadrants,
  applies: always,
  answer: true,
})

const whatIsThere = rule({
  ruling: '1eS-spaceline-08',
  asked: isOnTheSpaceline,
  applies: ({ card, location }) => location !== undefined && location !== card,
  answer: true,
})

const isATime = (game: Game, location: CardId | undefined): boolean =>
  location !== undefined && game.facts(location).type === 'time location'

const theTableToo = presumption({
  ruling: 'what lies on the table is on the spaceline',
  asked: isOnTheSpaceline,
  applies: ({ location }) => location === undefined,
  answer: true,
})

/** What "the spaceline" is, and what is on it. */
export const spacelines = [
  anywhere,
  denial('1eS-spaceline-04', anywhere, false),
  rule({ ruling: '1eS-spaceline-05', asked: theSpacelineIs, applies: always, answer: 'that of its quadrant' }),
  rule({ ruling: '1eS-spaceline-10', asked: endOfTheSpaceline, applies: always, answer: 'the last location' }),
  whatIsThere,
  theTableToo,
  denial('1eS-spaceline-09', theTableToo, false),
  rule({
    ruling: '1eS-spaceline-11',
    asked: isOnTheSpaceline,
    applies: ({ location }, game) => isATime(game, location),
    answer: false,
    exceptionTo: [whatIsThere],
  }),
]

const isSpace = (game: Game, mission: CardId): boolean => refersTo(game, 'Space', game.card(mission).title)

const onlyBetween = presumption({
  ruling: 'a mission that may be inserted is placed between others',
  asked: mayBePlacedAtAnEnd,
  applies: ({ mission }, game) => isSpace(game, mission),
  answer: false,
})

const mayBeAddedLater = presumption({
  ruling: 'a mission that may be inserted may be inserted at any time',
  asked: mayBeInsertedInPlay,
  applies: always,
  answer: true,
})

/** The region of the locations on both sides of it. */
function regionAround(game: Game, location: CardId): string | undefined {
  const line = game.state.cards.filter(c => c.place === 'spaceline' && c.holder === game.card(location).holder)
  const at = line.findIndex(c => c.id === location)
  const [left, right] = [line[at - 1], line[at + 1]].map(c => c && game.facts(c.id).region)
  return left === right ? left : undefined
}

const joinsTheRegion = presumption({
  ruling: 'what lies between missions of a region is in that region',
  asked: regionOf,
  applies: ({ location }, game) => isSpace(game, location) && regionAround(game, location) !== undefined,
  answer: ({ location }, game) => regionAround(game, location),
})

/** The mission Space. */
export const space = [
  rule({
    ruling: '1eS-space-04',
    asked: mayBeAttempted,
    applies: ({ mission }, game) => isSpace(game, mission),
    answer: false,
  }),
  onlyBetween,
  denial('1eS-space-06', onlyBetween, true),
  mayBeAddedLater,
  denial('1eS-space-07', mayBeAddedLater, false),
  joinsTheRegion,
  denial('1eS-space-08', joinsTheRegion, undefined),
]
