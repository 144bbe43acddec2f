import { presumption } from '../../../kernel/rule.ts'
import { countsAsATurn } from '../questions.ts'

/** What more than one document denies. */
export const countedOnce = presumption({
  ruling: 'a double turn counts as one turn',
  asked: countsAsATurn,
  applies: () => true,
  answer: false,
})
