import { custom } from '../../kernel/rule.ts'
import { iconWhenAssimilated } from '../../questions/borg/questions.ts'

/** A staff icon becomes one of Defense, as on the Gibson of an example. */
export const staffIsDefense = custom({
  ruling: 'custom-borg-90',
  asked: iconWhenAssimilated,
  applies: ({ icon }) => icon === 'staff',
  answer: 'defense',
})
