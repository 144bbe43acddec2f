import { denial, presumption } from '../../../kernel/rule.ts'
import { appliedTogether } from '../applied-together.ts'
import { isAffiliationIcon } from '../icons.ts'
import { mayFillTogether, standsInFor } from '../questions.ts'

const eachForItself = presumption({
  ruling: 'a Command does for nothing but a Command',
  asked: standsInFor,
  applies: ({ icon, needed, to }) => icon === 'command' && needed === 'staff' && to === 'staff a ship',
  answer: false,
})

/** To staff a ship a Command does for a Staff. */
const commandForStaff = denial('1eS-ship-staffing-09', eachForItself, true)

const commandAnywhere = presumption({
  ruling: 'a Command does for a Staff anywhere',
  asked: standsInFor,
  applies: ({ icon, needed, to }) => icon === 'command' && needed === 'staff' && to !== 'staff a ship',
  answer: true,
})

/** For nothing else does it. */
const onlyToStaff = denial('1eS-ship-staffing-10', commandAnywhere, false)

const anyIcon = presumption({
  ruling: 'any staffing icon does for a Command or a Staff',
  asked: standsInFor,
  applies: ({ icon, needed, to }) =>
    to === 'staff a ship' && icon !== 'command' && (needed === 'command' || needed === 'staff'),
  answer: true,
})

/** No other icon does for a Staff or a Command. */
const noOther = denial('1eS-ship-staffing-11', anyIcon, false)

const eachOfHisIcons = presumption({
  ruling: 'a personnel supplies every icon that he has',
  asked: mayFillTogether,
  applies: () => true,
  answer: true,
})

/** One personnel fills one of the icons, */
const oneEach = denial('1eS-ship-staffing-15', eachOfHisIcons, false)

const whateverHisText = presumption({
  ruling: 'no text lets a personnel fill more than one of the icons',
  asked: mayFillTogether,
  applies: ({ card }, game) => appliedTogether(game, card).length > 0,
  answer: false,
  exceptionTo: [oneEach],
})

/** unless his text lets him fill several, each of them once. */
const asHisTextSays = denial('1eS-ship-staffing-16', whateverHisText, ({ card, icons }, game) => {
  const own = appliedTogether(game, card)
  return icons.every((icon, at) => own.includes(icon) && icons.indexOf(icon) === at)
})

const alongWithIt = presumption({
  ruling: 'the icon of an affiliation is supplied along with the others',
  asked: mayFillTogether,
  applies: ({ card, icons }, game) => icons.some(isAffiliationIcon) && appliedTogether(game, card).length > 0,
  answer: true,
  exceptionTo: [oneEach, asHisTextSays],
})

/** It is supplied instead of them. */
const insteadOfThem = denial('1eS-seven-of-nine-02', alongWithIt, false)

/** Which icons of whom staff a ship. */
export const staffingIcons = [commandForStaff, onlyToStaff, noOther, oneEach, asHisTextSays, insteadOfThem]
