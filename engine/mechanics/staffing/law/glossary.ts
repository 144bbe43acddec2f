import { after } from '../../../kernel/happening.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBeginUnmatched, mayFire } from '../../battle/questions.ts'
import { isListed } from '../functions.ts'
import {
  mayAttemptUnmatched,
  mayMeetRequirements,
  mustBeStaffed,
  mustInclude,
  needsItsAffiliation,
} from '../questions.ts'
import { hasMatching, isStalled } from '../staffing.ts'
import { byItsIcons } from './faq.ts'

/** What is printed on a ship says whom it needs: */
const asPrinted = rule({
  ruling: '1eS-ship-staffing-01',
  asked: mustInclude,
  applies: () => true,
  answer: true,
})

const onlyIcons = presumption({
  ruling: 'only icons are staffing requirements',
  asked: mustInclude,
  applies: ({ what }) => what === 'words',
  answer: false,
  exceptionTo: [asPrinted],
})

/** not only its icons, but also a skill, a species or a characteristic. */
const itsWords = denial('1eS-ship-staffing-02', onlyIcons, true)

const onlyItsOwn = presumption({
  ruling: 'only personnel of its affiliation staff a ship',
  asked: mayMeetRequirements,
  applies: ({ ship, card }, game) => !hasMatching(game, ship, [card]),
  answer: false,
})

/** Anybody compatible with it does; */
const anybodyCompatible = denial('1eS-ship-staffing-03', onlyItsOwn, true)

/** but one of its own affiliation must be aboard. */
const oneOfItsOwn = rule({
  ruling: '1eS-ship-staffing-04',
  asked: needsItsAffiliation,
  applies: () => true,
  answer: true,
})

const everything = presumption({
  ruling: 'a ship does nothing unless it is fully staffed',
  asked: mustBeStaffed,
  applies: ({ to }) => !isListed(to),
  answer: true,
})

/** What is not on the list it does with whatever crew. */
const whatIsNotListed = denial('1eS-ship-staffing-21', everything, false)

/** It does not attempt a mission with nobody of its affiliation aboard. */
const attemptsNone = rule({
  ruling: '1eS-ship-staffing-23',
  asked: mayAttemptUnmatched,
  applies: () => true,
  answer: false,
})

/** Nor does it begin a battle, */
export const beginsNone = rule({
  ruling: '1eS-ship-staffing-24',
  asked: mayBeginUnmatched,
  applies: () => true,
  answer: false,
})

/** and it does not fire. */
export const doesNotFire = rule({
  ruling: '1eS-ship-staffing-25',
  asked: mayFire,
  applies: ({ isMatched }) => !isMatched,
  answer: false,
})

/** Without those whom it needs it is stalled, and does not move. */
const cannotMove = rule({
  ruling: '1eS-ship-staffing-26',
  asked: mustBeStaffed,
  applies: ({ to }) => to === 'move',
  answer: true,
})

const standsStill = presumption({
  ruling: 'a stalled ship is stopped',
  ...after('crew beamed away', ({ card }, game) =>
    isStalled(game, card) ? [{ do: 'stop', cards: [card], cause: 'text' }] : [],
  ),
})

/** Who staffs a ship, and what only a staffed one does. */
export const glossaryStaffing = [
  asPrinted,
  itsWords,
  anybodyCompatible,
  oneOfItsOwn,
  denial('1eS-ship-staffing-06', byItsIcons, false),
  whatIsNotListed,
  attemptsNone,
  cannotMove,
  denial('1eS-ship-staffing-28', standsStill, []),
]
