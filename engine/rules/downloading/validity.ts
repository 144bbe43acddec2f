import { denial, presumption, rule } from '../rule.ts'

const mustBeMade = presumption({
  ruling: 'a download that was begun must be made',
  asked: 'may decline',
  applies: () => true,
  answer: false,
})

/** A download that a text merely allows may be declined. */
const mayBeDeclined = rule({
  ruling: '1eD-downloading-27',
  asked: 'may decline',
  applies: ({ download }) => !!download.text.may,
  answer: true,
  exceptionTo: [mustBeMade.ruling],
})

const inPart = presumption({
  ruling: 'what can be done of a download is done',
  asked: 'is done in part',
  applies: () => true,
  answer: true,
})

/** All that is demanded, or nothing. */
const allOrNothing = denial('1eD-downloading-28', inPart, false)

const refunded = presumption({
  ruling: 'what is paid for nothing is given back',
  asked: 'is paid back',
  applies: () => true,
  answer: true,
})

/** What was paid for an invalid download is lost. */
const lost = denial('1eD-downloading-30', refunded, false)

/** The same download is not tried again once it failed. */
const notAgain = rule({
  ruling: '1eD-downloading-34',
  asked: 'may be tried again',
  applies: () => true,
  answer: false,
})

/** Unless the discard pile has become part of the draw deck. */
const deckRenewed = rule({
  ruling: '1eD-downloading-35',
  asked: 'may be tried again',
  applies: ({ since }) => since.deckRenewed,
  answer: true,
  exceptionTo: ['1eD-downloading-34'],
})

/** Or a closed Tent has been reopened. */
const tentReopened = rule({
  ruling: '1eD-downloading-36',
  asked: 'may be tried again',
  applies: ({ since }) => since.tentReopened,
  answer: true,
  exceptionTo: ['1eD-downloading-34'],
})

/** Several cards go to one destination. */
const together = rule({
  ruling: '1eD-downloading-39',
  asked: 'goes together',
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
