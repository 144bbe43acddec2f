import { custom } from '../../kernel/rule.ts'
import { pointsSuffice } from '../../questions/scoring/questions.ts'

/** A planet mission and a space mission must be among those completed. */
export const onPlanetsAndInSpace = custom({
  ruling: 'custom-scoring-20',
  asked: pointsSuffice,
  answer: ({ missions: { planet, space } }) => planet && space,
})
