import { rule } from '../../kernel/rule.ts'
import { isMultiplied } from '../../questions/dilemmas/requirements.ts'
import { refersTo } from '../../text/names.ts'
import { requirementsAreDoubled } from '../timing/faq-answers.ts'

/** Of the creatures the STRENGTH that they take is doubled, and not what they require. */
export const strengthIsDoubled = rule({
  ruling: 'faq96-39-brain-drain-01',
  asked: isMultiplied,
  applies: ({ dilemma }, game) => refersTo(game, 'Interphasic Plasma Creatures', game.card(dilemma).title),
  answer: ({ part }) => part === 'results',
  exceptionTo: [requirementsAreDoubled],
})
