import { rule } from '../../../kernel/rule.ts'
import { encounteredFirst } from '../questions/procedure.ts'

/** The dilemma that was seeded last is met first. */
const lastSeededFirst = rule({
  ruling: 'faq96-39-q2-04',
  asked: encounteredFirst,
  applies: () => true,
  answer: 'last seeded',
})

export const faqSeeding = [lastSeededFirst]
