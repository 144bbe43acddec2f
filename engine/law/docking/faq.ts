import { against, rule } from '../../kernel/rule.ts'
import { extendsSHIELDS, isDockedThere } from '../../questions/docking/questions.ts'
import { halfToTheDocked } from './customs.ts'

/** Ships at an outpost in 1996. */
export const atAnOutpost = [
  rule({ ruling: 'faq96-34-docking-01', asked: isDockedThere, answer: true }),
  against('faq96-34-extending-shields-02', extendsSHIELDS, 0.5, {
    not: 'an outpost extends its SHIELDS to one ship',
    applies: ({ docked, first }) => docked === 'there' && !first,
    exceptionTo: [halfToTheDocked],
    mistaken: 0,
  }),
  against('faq96-34-extending-shields-03', extendsSHIELDS, 0, {
    not: 'every outpost at a location extends its SHIELDS to a ship there',
    applies: ({ docked }) => docked === 'elsewhere',
    mistaken: 0.5,
  }),
]
