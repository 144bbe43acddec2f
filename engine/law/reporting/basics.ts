import { playsFromElsewhere } from '../../board/questions.ts'
import { custom } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import {
  comesBeforeOrders,
  isReceivedAtHeadquarters,
  reportsInThatQuadrant,
} from '../../questions/reporting/questions.ts'

export const reportingBasics = [
  // Cards are played from hand.
  custom({
    ruling: 'custom-reporting-70',
    asked: playsFromElsewhere,
    answer: false,
  }),
  // Cards report in their native quadrant, to facilities that are in theirs.
  custom({
    ruling: 'custom-reporting-20',
    asked: reportsInThatQuadrant,
    answer: ({ home }) => home.card && home.facility,
  }),
  // In Second Edition, too, cards are played and drawn before orders are executed.
  custom({
    ruling: 'custom-reporting-30',
    asked: comesBeforeOrders,
    answer: true,
  }),
  // A headquarters is for the affiliations printed on it, and for Non-Aligned cards; equipment has none.
  custom({
    ruling: 'custom-reporting-32',
    asked: isReceivedAtHeadquarters,
    applies: ({ theirs }) => theirs.length > 0,
    answer: ({ card, theirs }, game) => {
      const own = affiliationsOf(game, card)
      return own.length === 0 || own.some(one => one === 'non-aligned' || theirs.includes(one))
    },
  }),
]
