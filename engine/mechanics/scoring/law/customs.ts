import { custom } from '../../../kernel/rule.ts'
import { pointsThatWin } from '../questions.ts'

export const aHundredPoints = custom({
  ruling: 'custom-scoring-01',
  beside: ['faq1996', 'glossary', 'rulebook'],
  asked: pointsThatWin,
  applies: () => true,
  answer: 100,
})
