import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { discardedWithoutEffect } from '../../nullifying/law/faq-nullifying.ts'
import { isDiscardedWhenNullified } from '../../nullifying/questions.ts'
import {
  kindOfLocation,
  leavesWithItsLocation,
  liesOnSpaceline,
  mayBeDoneThere,
  suffersInPassing,
  takesWhatIsPlayedOnLocations,
  thoseThereGo,
} from '../questions.ts'

const makesOne = (game: Game, card: CardId): boolean => !!game.text(card).creates

const placedInIt = rule({
  ruling: 'faq96-38-gaps-in-normal-space-03',
  asked: liesOnSpaceline,
  applies: ({ card }, game) => makesOne(game, card),
  answer: true,
})

const perilousToCross = presumption({
  ruling: 'whoever crosses a gap suffers like whoever stops there',
  asked: suffersInPassing,
  applies: ({ location }, game) => makesOne(game, location),
  answer: true,
})

const inSpace = rule({
  ruling: 'faq96-38-gaps-in-normal-space-05',
  asked: kindOfLocation,
  applies: ({ location }, game) => makesOne(game, location),
  answer: 'space',
})

const onlyToBeCrossed = presumption({
  ruling: 'a gap between two missions is only crossed',
  asked: mayBeDoneThere,
  applies: ({ location }, game) => makesOne(game, location),
  answer: false,
})

const onlyOnMissions = presumption({
  ruling: 'what is played on a location is played on a mission',
  asked: takesWhatIsPlayedOnLocations,
  applies: ({ location }, game) => makesOne(game, location),
  answer: false,
})

const staysOpen = presumption({
  ruling: 'a gap stays open although its card is nullified',
  asked: isDiscardedWhenNullified,
  applies: ({ card }, game) => makesOne(game, card),
  answer: false,
  exceptionTo: [discardedWithoutEffect],
})

const goesOnWithout = presumption({
  ruling: 'what was played on a gap is in force without it',
  asked: leavesWithItsLocation,
  applies: ({ location }, game) => makesOne(game, location),
  answer: false,
})

const slidToSafety = rule({
  ruling: 'faq96-38-gaps-in-normal-space-11',
  asked: thoseThereGo,
  applies: () => true,
  answer: 'where the player says',
})

/** A gap in normal space, what may be done there, and what becomes of it. */
export const gaps = [
  perilousToCross,
  denial('faq96-38-gaps-in-normal-space-02', perilousToCross, false),
  placedInIt,
  inSpace,
  onlyToBeCrossed,
  denial('faq96-38-gaps-in-normal-space-06', onlyToBeCrossed, true),
  onlyOnMissions,
  denial('faq96-38-gaps-in-normal-space-07', onlyOnMissions, true),
  staysOpen,
  denial('faq96-38-gaps-in-normal-space-09', staysOpen, true),
  goesOnWithout,
  denial('faq96-38-gaps-in-normal-space-10', goesOnWithout, true),
  slidToSafety,
]
