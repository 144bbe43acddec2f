import { custom } from '../../../kernel/rule.ts'
import { needsItsAffiliation } from '../questions.ts'

export const oneOfItsAffiliation = custom({
  ruling: 'custom-staffing-01',
  beside: ['faq1996', 'glossary', 'rulebook'],
  asked: needsItsAffiliation,
  applies: () => true,
  answer: true,
})
