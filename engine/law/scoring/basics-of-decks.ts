import { custom } from '../../kernel/rule.ts'
import { hasRunOut } from '../../questions/scoring/questions.ts'

export const decksLater = [
  // As in 1996, it has run out with its last card.
  custom({
    ruling: 'custom-scoring-23',
    asked: hasRunOut,
    answer: ({ when }) => when === 'the last card is gone',
  }),
]
