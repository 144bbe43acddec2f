import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import {
  kindOfLocation,
  leavesWithItsLocation,
  liesOnSpaceline,
  mayBeDoneThere,
  suffersInPassing,
  takesWhatIsPlayedOnLocations,
} from '../../questions/locations/questions.ts'
import { isDiscardedWhenNullified } from '../../questions/nullifying/questions.ts'
import { discardedWithoutEffect } from '../nullifying/faq-nullifying.ts'

const makesOne = (game: Game, card: CardId): boolean => !!game.text(card).creates

/** A gap in normal space, what may be done there, and what becomes of it. */
export const gaps = [
  against('faq96-38-gaps-in-normal-space-02', suffersInPassing, false, {
    not: 'whoever crosses a gap suffers like whoever stops there',
    applies: ({ location }, game) => makesOne(game, location),
  }),
  rule({
    ruling: 'faq96-38-gaps-in-normal-space-03',
    asked: liesOnSpaceline,
    applies: ({ card }, game) => makesOne(game, card),
    answer: true,
  }),
  rule({
    ruling: 'faq96-38-gaps-in-normal-space-05',
    asked: kindOfLocation,
    applies: ({ location }, game) => makesOne(game, location),
    answer: 'space',
  }),
  against('faq96-38-gaps-in-normal-space-06', mayBeDoneThere, true, {
    not: 'a gap between two missions is only crossed',
    applies: ({ location }, game) => makesOne(game, location),
  }),
  against('faq96-38-gaps-in-normal-space-07', takesWhatIsPlayedOnLocations, true, {
    not: 'what is played on a location is played on a mission',
    applies: ({ location }, game) => makesOne(game, location),
  }),
  against('faq96-38-gaps-in-normal-space-09', isDiscardedWhenNullified, true, {
    not: 'a gap stays open although its card is nullified',
    applies: ({ card }, game) => makesOne(game, card),
    exceptionTo: [discardedWithoutEffect],
  }),
  against('faq96-38-gaps-in-normal-space-10', leavesWithItsLocation, true, {
    not: 'what was played on a gap is in force without it',
    applies: ({ location }, game) => makesOne(game, location),
  }),
]
