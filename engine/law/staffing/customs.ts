import { custom } from '../../kernel/rule.ts'
import { hides, isListed, isVeiling } from '../../mechanics/staffing/functions.ts'
import { mustBeStaffed, mustInclude, standsInFor } from '../../questions/staffing/questions.ts'

export const doesNothingElse = custom({
  ruling: 'custom-staffing-02',
  asked: mustBeStaffed,
  applies: ({ to }) => to === 'land' || hides(to),
  answer: true,
})

export const doesNotFly = custom({
  ruling: 'custom-staffing-14',
  asked: mustBeStaffed,
  applies: ({ to }) => isListed(to) && !isVeiling(to),
  answer: true,
})

export const itsIcons = custom({
  ruling: 'custom-staffing-10',
  asked: mustInclude,
  applies: ({ what }) => what === 'icons',
  answer: true,
})

export const commandForStaff = custom({
  ruling: 'custom-staffing-11',
  asked: standsInFor,
  applies: ({ icon, needed, to }) => icon === 'command' && needed === 'staff' && to === 'staff a ship',
  answer: true,
})
