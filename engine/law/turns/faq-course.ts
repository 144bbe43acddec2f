import { rule } from '../../kernel/rule.ts'
import { drawingEndsTheTurn } from '../../questions/draws-and-discards/questions.ts'
import { cardPlaysEachTurn, comesBeforeOrders } from '../../questions/reporting/questions.ts'

/** What the FAQ says of the course of a turn. */
export const courseOfATurn = [
  // A turn has one card play.
  rule({ ruling: 'faq96-12-turns-02', asked: cardPlaysEachTurn, answer: 1 }),
  // Once orders are given, no card is played.
  rule({ ruling: 'faq96-12-turns-04', asked: comesBeforeOrders, answer: true }),
  // With that draw the turn is over.
  rule({ ruling: 'faq96-12-end-of-turn-02', asked: drawingEndsTheTurn, answer: true }),
]
