import { custom, rule } from '../../kernel/rule.ts'
import { isARequirement, isMultiplied } from '../../questions/dilemmas/requirements.ts'

/** What doubles a dilemma doubles what it requires, and not whom it affects. */
export const requirementsAreDoubled = rule({
  ruling: 'faq96-39-howard-heirloom-candle-01',
  asked: isMultiplied,
  answer: ({ part }) => part === 'requirements',
})

/** What the FAQ says of cards that are played on a dilemma that is met. */
export const faqAnswers = [
  requirementsAreDoubled,
  custom({
    ruling: 'custom-timing-01',
    asked: isARequirement,
    applies: ({ feature }) => feature === 'conditions',
    answer: true,
  }),
]
