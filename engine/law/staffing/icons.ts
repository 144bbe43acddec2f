import { against } from '../../kernel/rule.ts'
import { appliedTogether } from '../../mechanics/staffing/applied-together.ts'
import { isAffiliationIcon } from '../../mechanics/staffing/icons.ts'
import { mayFillTogether, standsInFor } from '../../questions/staffing/questions.ts'

/** One personnel fills one of the icons, */
const oneEach = against('1eS-ship-staffing-15', mayFillTogether, false, {
  not: 'a personnel supplies every icon that he has',
})

/** unless his text lets him fill several, each of them once. */
const asHisTextSays = against(
  '1eS-ship-staffing-16',
  mayFillTogether,
  ({ card, icons }, game) => {
    const own = appliedTogether(game, card)
    return icons.every((icon, at) => own.includes(icon) && icons.indexOf(icon) === at)
  },
  {
    not: 'no text lets a personnel fill more than one of the icons',
    applies: ({ card }, game) => appliedTogether(game, card).length > 0,
    exceptionTo: [oneEach],
    mistaken: false,
  },
)

/** Which icons of whom staff a ship. */
export const staffingIcons = [
  // To staff a ship a Command does for a Staff.
  against('1eS-ship-staffing-09', standsInFor, true, {
    not: 'a Command does for nothing but a Command',
    applies: ({ icon, needed, to }) => icon === 'command' && needed === 'staff' && to === 'staff a ship',
  }),
  // For nothing else does it.
  against('1eS-ship-staffing-10', standsInFor, false, {
    not: 'a Command does for a Staff anywhere',
    applies: ({ icon, needed, to }) => icon === 'command' && needed === 'staff' && to !== 'staff a ship',
  }),
  // No other icon does for a Staff or a Command.
  against('1eS-ship-staffing-11', standsInFor, false, {
    not: 'any staffing icon does for a Command or a Staff',
    applies: ({ icon, needed, to }) =>
      to === 'staff a ship' && icon !== 'command' && (needed === 'command' || needed === 'staff'),
  }),
  oneEach,
  asHisTextSays,
  // It is supplied instead of them.
  against('1eS-seven-of-nine-02', mayFillTogether, false, {
    not: 'the icon of an affiliation is supplied along with the others',
    applies: ({ card, icons }, game) => icons.some(isAffiliationIcon) && appliedTogether(game, card).length > 0,
    exceptionTo: [oneEach, asHisTextSays],
  }),
]
