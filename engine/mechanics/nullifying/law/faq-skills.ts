import { custom, rule } from '../../../kernel/rule.ts'
import { isUsedToNullify, skillNullifiesItsOwn } from '../questions.ts'

/** Paul Rice leaves the drones of his own player alone. */
const notItsOwn = rule({
  ruling: 'faq96-367-paul-rice-02',
  asked: skillNullifiesItsOwn,
  applies: () => true,
  answer: false,
})

const used = custom({
  ruling: 'custom-nullifying-80',
  beside: ['faq1996'],
  asked: isUsedToNullify,
  applies: () => true,
  answer: true,
})

/** Skills that nullify in 1996. */
export const nullifyingSkills = [notItsOwn, used]
