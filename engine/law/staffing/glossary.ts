import { after } from '../../kernel/happening.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { isListed } from '../../mechanics/staffing/functions.ts'
import { hasMatching, isStalled } from '../../mechanics/staffing/staffing.ts'
import { mayFire } from '../../questions/battle/questions.ts'
import { needsStaffedShips } from '../../questions/battle/settled.ts'
import { mayMeetRequirements, mustBeStaffed, mustInclude } from '../../questions/staffing/questions.ts'
import { byItsIcons } from './faq.ts'

/** What is printed on a ship says whom it needs: */
const asPrinted = rule({ ruling: '1eS-ship-staffing-01', asked: mustInclude, answer: true })

/** and it does not fire. */
export const doesNotFire = rule({
  ruling: '1eS-ship-staffing-25',
  asked: mayFire,
  applies: ({ isMatched }) => !isMatched,
  answer: false,
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
  // not only its icons, but also a skill, a species or a characteristic.
  against('1eS-ship-staffing-02', mustInclude, true, {
    not: 'only icons are staffing requirements',
    applies: ({ what }) => what === 'words',
    exceptionTo: [asPrinted],
  }),
  // Anybody compatible with it does;
  against('1eS-ship-staffing-03', mayMeetRequirements, true, {
    not: 'only personnel of its affiliation staff a ship',
    applies: ({ ship, card }, game) => !hasMatching(game, ship, [card]),
  }),
  denial('1eS-ship-staffing-06', byItsIcons, false),
  // What is not on the list it does with whatever crew.
  against('1eS-ship-staffing-21', mustBeStaffed, false, {
    not: 'a ship does nothing unless it is fully staffed',
    applies: ({ to }) => !isListed(to),
  }),
  // Without those whom it needs it is stalled, and does not move.
  rule({
    ruling: '1eS-ship-staffing-26',
    asked: mustBeStaffed,
    applies: ({ to }) => to === 'move',
    answer: true,
  }),
  denial('1eS-ship-staffing-28', standsStill, []),
  // A battle is begun without the icons.
  against('1eS-ship-staffing-32', needsStaffedShips, false, {
    not: 'only ships that are fully staffed begin a battle',
  }),
]
