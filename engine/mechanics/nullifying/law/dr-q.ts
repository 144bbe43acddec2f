import { rule } from '../../../kernel/rule.ts'
import { isOnTheSpacelineWith } from '../questions.ts'

/** On ships, personnel and whatever else is at a location. */
export const whatIsPresentThere = rule({
  ruling: '1eD-dr-q-medicine-entity-01',
  asked: isOnTheSpacelineWith,
  applies: () => true,
  answer: true,
})
