import { custom } from '../../kernel/rule.ts'
import { cardPlaysEachTurn, comesBeforeOrders } from '../../questions/reporting/questions.ts'

export const oneCardPlay = custom({
  ruling: 'custom-reporting-02',
  asked: cardPlaysEachTurn,
  answer: 1,
})

export const beforeOrders = custom({
  ruling: 'custom-reporting-03',
  asked: comesBeforeOrders,
  answer: true,
})
