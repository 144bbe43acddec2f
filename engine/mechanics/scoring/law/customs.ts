import { custom } from '../../../kernel/rule.ts'
import { pointsSuffice, pointsThatWin } from '../questions.ts'

/** A planet mission and a space mission must be among those completed. */
export const onPlanetsAndInSpace = custom({
  ruling: 'custom-scoring-20',
  beside: ['rulebook'],
  asked: pointsSuffice,
  applies: () => true,
  answer: ({ missions: { planet, space } }) => planet && space,
})

export const aHundredPoints = custom({
  ruling: 'custom-scoring-01',
  beside: ['faq1996', 'glossary', 'rulebook'],
  asked: pointsThatWin,
  applies: () => true,
  answer: 100,
})
