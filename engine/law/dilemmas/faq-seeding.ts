import { rule } from '../../kernel/rule.ts'
import { encounteredFirst } from '../../questions/dilemmas/procedure.ts'

export const faqSeeding = [
  // The dilemma that was seeded last is met first.
  rule({ ruling: 'faq96-39-q2-04', asked: encounteredFirst, answer: 'last seeded' }),
]
