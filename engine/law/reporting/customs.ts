import { custom } from '../../kernel/rule.ts'
import { cardPlaysEachTurn, comesBeforeOrders } from '../../questions/reporting/questions.ts'

export const oneCardPlay = custom({
  ruling: 'custom-reporting-02',
  beside: ['glossary'],
  asked: cardPlaysEachTurn,
  answer: 1,
})

export const beforeOrders = custom({
  ruling: 'custom-reporting-03',
  beside: ['glossary'],
  asked: comesBeforeOrders,
  answer: true,
})
