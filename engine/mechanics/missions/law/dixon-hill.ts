import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { ignoredIsMet, mayIgnoreRequirements } from '../questions.ts'

/** Dixon Hill ignores requirements when a mission is solved. */
const ignoredInSolving = rule({
  ruling: '1eD-dixon-hill-01',
  asked: mayIgnoreRequirements,
  applies: () => true,
  answer: true,
})

const asGoodAsMet = presumption({
  ruling: 'a requirement that may be ignored is met',
  asked: ignoredIsMet,
  applies: () => true,
  answer: true,
})

/** What is ignored is not met. */
const notMet = denial('1eD-dixon-hill-02', asGoodAsMet, false)

/** Of one who ignores the requirements of missions. */
export const ignoringRequirements = [ignoredInSolving, asGoodAsMet, notMet]
