import { against, rule } from '../../kernel/rule.ts'
import {
  becomesOfAnInfiltrator,
  isInfiltrationIcon,
  isSubjectTo,
  mayBeginToInfiltrate,
  mayInfiltrateAs,
} from '../../questions/compatibility/infiltration.ts'

/** How cards infiltrate those of the opponent. */
export const infiltration = [
  // What is in the shape of a diamond; the list itself is in a part of the Glossary that is not at hand.
  rule({
    ruling: 'cr14-infiltration-icon-17',
    asked: isInfiltrationIcon,
    of: ['bajoran', 'borg', 'cardassian', 'dominion', 'federation', 'klingon', 'maquis', 'romulan', 'vulcan'],
    answer: true,
  }),
  rule({
    ruling: 'cr14-infiltration-icon-01',
    asked: isInfiltrationIcon,
    of: ['starfleet'],
    answer: true,
  }),
  rule({
    ruling: 'cr14-infiltration-icon-02',
    asked: mayInfiltrateAs,
    applies: ({ played }) => played,
    answer: true,
  }),
  against('cr14-infiltration-icon-07', mayInfiltrateAs, false, {
    not: 'whoever has an infiltration icon infiltrates anybody',
    applies: ({ played }) => !played,
  }),
  rule({
    ruling: 'cr14-infiltration-icon-03',
    asked: mayBeginToInfiltrate,
    of: ['reports there'],
    answer: ({ isThere, fits }) => isThere && fits,
  }),
  rule({
    ruling: 'cr14-infiltration-icon-05',
    asked: mayBeginToInfiltrate,
    of: ['is present'],
    answer: ({ isThere, fits }) => isThere && fits,
  }),
  rule({
    ruling: 'cr14-infiltration-icon-08',
    asked: becomesOfAnInfiltrator,
    of: ['affiliation'],
    answer: ({ as }) => ({ affiliation: as }),
  }),
  rule({
    ruling: 'cr14-infiltration-icon-09',
    asked: becomesOfAnInfiltrator,
    of: ['faction'],
    answer: ({ as }) => ({ icon: as }),
  }),
  // What lets the opponent's cards mix does so for whoever infiltrates them, too.
  rule({
    ruling: 'cr14-infiltration-icon-13',
    asked: isSubjectTo,
    applies: ({ card }, game) => game.card(card).is.includes('infiltrating'),
    answer: true,
  }),
]
