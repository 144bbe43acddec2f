import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { goesTogether, isDoneInPart, isPaidBack, mayBeTriedAgain, mayDecline } from '../questions.ts'

const mustBeMade = presumption({
  ruling: 'a download that was begun must be made',
  asked: mayDecline,
  applies: () => true,
  answer: false,
})

/** A download that a text merely allows may be declined. */
const mayBeDeclined = rule({
  ruling: '1eD-downloading-27',
  asked: mayDecline,
  applies: ({ download }) => !!download.text.may,
  answer: true,
  exceptionTo: [mustBeMade],
})

const inPart = presumption({
  ruling: 'what can be done of a download is done',
  asked: isDoneInPart,
  applies: () => true,
  answer: true,
})

/** All that is demanded, or nothing. */
const allOrNothing = denial('1eD-downloading-28', inPart, false)

const refunded = presumption({
  ruling: 'what is paid for nothing is given back',
  asked: isPaidBack,
  applies: () => true,
  answer: true,
})

/** What was paid for an invalid download is lost. */
const lost = denial('1eD-downloading-30', refunded, false)

/** The same download is not tried again once it failed. */
export const notAgain = rule({
  ruling: '1eD-downloading-34',
  asked: mayBeTriedAgain,
  applies: () => true,
  answer: false,
})

/** Unless the discard pile has become part of the draw deck. */
const deckRenewed = rule({
  ruling: '1eD-downloading-35',
  asked: mayBeTriedAgain,
  applies: ({ since }) => since.deckRenewed,
  answer: true,
  exceptionTo: [notAgain],
})

/** Or a closed Tent has been reopened. */
const tentReopened = rule({
  ruling: '1eD-downloading-36',
  asked: mayBeTriedAgain,
  applies: ({ since }) => since.tentReopened,
  answer: true,
  exceptionTo: [notAgain],
})

/** Several cards go to one destination. */
const together = rule({
  ruling: '1eD-downloading-39',
  asked: goesTogether,
  applies: ({ download }) => download.text.to !== undefined,
  answer: true,
})

export const validity = [
  mustBeMade,
  mayBeDeclined,
  inPart,
  allOrNothing,
  refunded,
  lost,
  notAgain,
  deckRenewed,
  tentReopened,
  together,
]
