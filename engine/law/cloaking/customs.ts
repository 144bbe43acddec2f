import { custom } from '../../kernel/rule.ts'
import { isToTheCard } from '../../questions/cloaking/questions.ts'

/** What a Cloaking Device is for. */
export const byItsCloakingDevice = custom({
  ruling: 'custom-cloaking-10',
  asked: isToTheCard,
  of: ['Cloaking Device of a ship'],
  answer: ({ has }) => (has ? 'special equipment' : 'nothing'),
})

/** What a Phasing Cloak is for. */
export const byItsPhasingCloak = custom({
  ruling: 'custom-cloaking-11',
  asked: isToTheCard,
  of: ['Phasing Cloak of a ship'],
  answer: ({ has }) => (has ? 'special equipment' : 'nothing'),
})
