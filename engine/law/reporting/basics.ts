import { custom } from '../../kernel/rule.ts'
import { reportsInThatQuadrant } from '../../questions/reporting/questions.ts'

export const reportingBasics = [
  // Cards report in their native quadrant, to facilities that are in theirs.
  custom({
    ruling: 'custom-reporting-20',
    beside: ['glossary'],
    asked: reportsInThatQuadrant,
    answer: ({ home }) => home.card && home.facility,
  }),
]
