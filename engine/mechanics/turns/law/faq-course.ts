import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { drawingEndsTheTurn } from '../../draws-and-discards/questions.ts'
import { cardPlaysEachTurn, comesBeforeOrders } from '../../reporting/questions.ts'
import { drawsAtTheEnd, drawsFirst, opponentIsNext, ordersWhatIsDue, startComesFirst } from '../questions.ts'

const always = () => true

/** A turn has one card play. */
const oneCardPlay = rule({ ruling: 'faq96-12-turns-02', asked: cardPlaysEachTurn, applies: always, answer: 1 })

/** Whoever has had his turn gives it to the other player. */
const alternating = rule({ ruling: 'faq96-12-turns-03', asked: opponentIsNext, applies: always, answer: true })

/** Once orders are given, no card is played. */
const playsBeforeOrders = rule({ ruling: 'faq96-12-turns-04', asked: comesBeforeOrders, applies: always, answer: true })

/** A turn ends with the draw of a card. */
const aDrawEndsIt = rule({ ruling: 'faq96-12-turns-05', asked: drawsAtTheEnd, applies: always, answer: true })

/** With that draw the turn is over. */
const withTheDraw = rule({
  ruling: 'faq96-12-end-of-turn-02',
  asked: drawingEndsTheTurn,
  applies: always,
  answer: true,
})

const theDrawComesFirst = presumption({
  ruling: 'the card is drawn before what is due at the end of the turn',
  asked: drawsFirst,
  applies: always,
  answer: true,
})

/** What is due at the end of the turn comes just before the draw. */
const justBeforeTheDraw = denial('faq96-12-turns-06', theDrawComesFirst, false)

const byTheTable = presumption({
  ruling: 'what is due comes in the order of the table',
  asked: ordersWhatIsDue,
  applies: always,
  answer: false,
})

/** Of several things that are due at the end of a turn the player says which comes first. */
const inHisOrder = denial('faq96-12-turns-07', byTheTable, true)

const startMayWait = presumption({
  ruling: 'what is due at the start of a turn may come later in it',
  asked: startComesFirst,
  applies: always,
  answer: false,
})

/** The start of a turn is before anything else that its player does. */
const beforeAllElse = denial('faq96-12-turns-08', startMayWait, true)

/** What the FAQ says of the course of a turn. */
export const courseOfATurn = [
  oneCardPlay,
  alternating,
  playsBeforeOrders,
  aDrawEndsIt,
  withTheDraw,
  justBeforeTheDraw,
  inHisOrder,
  beforeAllElse,
]
