import { custom, rule } from '../../../kernel/rule.ts'
import { conditionsWaitForAnswers } from '../../dilemmas/questions/questions.ts'
import { isARequirement, isMultiplied } from '../../dilemmas/questions/requirements.ts'

/** What affects a dilemma is played when it is met, before its conditions are looked at. */
const answeredFirst = rule({
  ruling: 'faq96-14-timing-19',
  asked: conditionsWaitForAnswers,
  applies: () => true,
  answer: true,
})

/** What doubles a dilemma doubles what it requires, and not whom it affects. */
export const requirementsAreDoubled = rule({
  ruling: 'faq96-39-howard-heirloom-candle-01',
  asked: isMultiplied,
  applies: () => true,
  answer: ({ part }) => part === 'requirements',
})

const conditionsRequire = custom({
  ruling: 'custom-timing-01',
  beside: ['faq1996'],
  asked: isARequirement,
  applies: ({ feature }) => feature === 'conditions',
  answer: true,
})

/** What the FAQ says of cards that are played on a dilemma that is met. */
export const faqAnswers = [answeredFirst, requirementsAreDoubled, conditionsRequire]
