import { custom } from '../../../kernel/rule.ts'
import { reportsInThatQuadrant } from '../questions.ts'

/** Cards report in their native quadrant, to facilities that are in theirs. */
const atHome = custom({
  ruling: 'custom-reporting-20',
  beside: ['glossary'],
  asked: reportsInThatQuadrant,
  applies: () => true,
  answer: ({ home }) => home.card && home.facility,
})

export const reportingBasics = [atHome]
