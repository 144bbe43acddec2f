import { custom } from '../../../kernel/rule.ts'
import { drawsAtTheEnd } from '../questions.ts'

export const aCardAtTheEnd = custom({
  ruling: 'custom-turns-01',
  beside: ['faq1996', 'glossary'],
  asked: drawsAtTheEnd,
  applies: () => true,
  answer: true,
})
