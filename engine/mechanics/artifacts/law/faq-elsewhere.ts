import { rule } from '../../../kernel/rule.ts'
import { appliedElsewhere } from '../../dilemmas/questions/procedure.ts'

/** As if the other ship had just encountered it. */
const metAnew = rule({
  ruling: 'faq96-33-receptacle-stones-03',
  asked: appliedElsewhere,
  applies: () => true,
  answer: 'as met anew',
})

/** How the FAQ has dilemmas applied to ships elsewhere. */
export const faqElsewhere = [metAnew]
