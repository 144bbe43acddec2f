import { rule } from '../../kernel/rule.ts'
import { isAffiliationIcon } from '../../mechanics/staffing/icons.ts'
import { isNormalStaffingIcon, isSpecialStaffingIcon, isUsedToStaff } from '../../questions/staffing/questions.ts'

const normalOnes: ReadonlySet<string> = new Set(['command', 'staff', 'communication', 'navigation', 'defense'])

const currentOnes: ReadonlySet<string> = new Set([
  'au',
  'films',
  'enterprise-e',
  'ocd',
  'original series',
  'ketracel-white',
  'klingon-cardassian alliance',
  'terran empire',
  'maquis',
])

/** Which staffing icons are special. */
export const kindsOfStaffingIcons = [
  // Command, Staff and the subcommands of the Borg are the normal ones.
  rule({
    ruling: '1eS-ship-staffing-08',
    asked: isNormalStaffingIcon,
    applies: ({ icon }) => normalOnes.has(icon),
    answer: true,
  }),
  // These are in use.
  rule({
    ruling: '1eS-ship-staffing-14',
    asked: isUsedToStaff,
    applies: ({ icon }) => currentOnes.has(icon),
    answer: true,
  }),
  // A special one staffs some ship, and is neither a normal one nor that of an affiliation.
  rule({
    ruling: '1eS-ship-staffing-12',
    asked: isSpecialStaffingIcon,
    answer: ({ icon }, game) =>
      game.decide(isUsedToStaff, { icon }) && !isAffiliationIcon(icon) && !game.decide(isNormalStaffingIcon, { icon }),
  }),
]
