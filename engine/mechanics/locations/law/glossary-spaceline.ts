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
import { regionAround } from '../region-around.ts'

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
  applies: always,
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
  {
    ...denial('1eS-spaceline-09', theTableToo, false),
    exceptionTo: [theTableToo.ruling, whatIsThere.ruling],
  },
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
