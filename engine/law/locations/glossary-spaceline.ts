import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { regionAround } from '../../mechanics/locations/region-around.ts'
import { isOnTheSpaceline, mayBePlacedAtAnEnd, regionOf } from '../../questions/locations/questions.ts'
import { refersTo } from '../../text/names.ts'

const whatIsThere = rule({ ruling: '1eS-spaceline-08', asked: isOnTheSpaceline, answer: true })

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

/** The mission Space. */
export const space = [
  against('1eS-space-06', mayBePlacedAtAnEnd, true, {
    not: 'a mission that may be inserted is placed between others',
    applies: ({ mission }, game) => isSpace(game, mission),
  }),
  against('1eS-space-08', regionOf, undefined, {
    not: 'what lies between missions of a region is in that region',
    applies: ({ location }, game) => isSpace(game, location) && regionAround(game, location) !== undefined,
    mistaken: ({ location }, game) => regionAround(game, location),
  }),
]
