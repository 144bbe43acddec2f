import { presumption, rule } from '../../kernel/rule.ts'
import { goesTogether, mayBeTriedAgain, mayDecline } from '../../questions/downloading/questions.ts'

const mustBeMade = presumption({ ruling: 'a download that was begun must be made', asked: mayDecline, answer: false })

/** The same download is not tried again once it failed. */
export const notAgain = rule({ ruling: '1eD-downloading-34', asked: mayBeTriedAgain, answer: false })

export const validity = [
  mustBeMade,
  // A download that a text merely allows may be declined.
  rule({
    ruling: '1eD-downloading-27',
    asked: mayDecline,
    applies: ({ download }) => !!download.text.may,
    answer: true,
    exceptionTo: [mustBeMade],
  }),
  notAgain,
  // Unless the discard pile has become part of the draw deck.
  rule({
    ruling: '1eD-downloading-35',
    asked: mayBeTriedAgain,
    applies: ({ since }) => since.deckRenewed,
    answer: true,
    exceptionTo: [notAgain],
  }),
  // Or a closed Tent has been reopened.
  rule({
    ruling: '1eD-downloading-36',
    asked: mayBeTriedAgain,
    applies: ({ since }) => since.tentReopened,
    answer: true,
    exceptionTo: [notAgain],
  }),
  // Several cards go to one destination.
  rule({
    ruling: '1eD-downloading-39',
    asked: goesTogether,
    applies: ({ download }) => download.text.to !== undefined,
    answer: true,
  }),
]
