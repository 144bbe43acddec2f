import { rule } from '../../kernel/rule.ts'
import { isToTheCard } from '../../questions/cloaking/questions.ts'

/** Cloaking and phasing by the Current Rulings. */
export const cloakingAndPhasing = [
  // A ship cloaks by its Cloaking Device,
  rule({
    ruling: 'cr14-cloaking-device-01',
    asked: isToTheCard,
    of: ['Cloaking Device of a ship'],
    answer: ({ has }) => (has ? 'special equipment' : 'nothing'),
  }),
  // and so does a facility.
  rule({
    ruling: 'cr14-cloaking-device-02',
    asked: isToTheCard,
    of: ['Cloaking Device of a facility'],
    answer: ({ has }) => (has ? 'special equipment' : 'nothing'),
  }),
]
