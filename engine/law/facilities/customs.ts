import { custom } from '../../kernel/rule.ts'
import { isNor } from '../../questions/facilities/questions.ts'

/** Stations of Cardassian make, and what became of them. */
export const nors = custom({
  ruling: 'custom-facilities-30',
  asked: isNor,
  applies: ({ title }) => /\bNor\b|\bDeep Space 9\b/.test(title),
  answer: true,
})
