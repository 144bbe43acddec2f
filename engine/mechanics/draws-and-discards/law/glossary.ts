import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { discardsToSolve } from '../../missions/questions.ts'
import {
  diesWhenDiscarded,
  discardedElsewhere,
  discardPileOf,
  discardsComeFrom,
  mayDiscardAtWill,
  ordersDiscards,
  otherDiscardsServe,
  reminderIsDiscarded,
  reminds,
} from '../questions.ts'

/** Cards that are discarded at once go one by one, in the order that their player chooses. */
export const inTheOrderChosen = rule({
  ruling: '1eD-discarding-06',
  asked: ordersDiscards,
  applies: () => true,
  answer: ({ pileOf }) => pileOf,
})

const servesAll = presumption({
  ruling: 'one discard is enough for all that demand one',
  asked: otherDiscardsServe,
  applies: () => true,
  answer: true,
})

const alwaysToThePile = presumption({
  ruling: 'whatever is discarded goes to a discard pile',
  asked: discardedElsewhere,
  applies: () => true,
  answer: false,
})

const paidInAdvance = presumption({
  ruling: 'what a mission has discarded is discarded before the attempt',
  asked: discardsToSolve,
  applies: () => true,
  answer: 'as the attempt begins',
})

const discardedAreDead = presumption({
  ruling: 'personnel whom a text discards have died',
  asked: diesWhenDiscarded,
  applies: () => true,
  answer: true,
})

const discardedLive = denial('1eD-discarding-20', discardedAreDead, false)

/** Whom Yuta discards she has killed. */
const yutaKills = rule({
  ruling: '1eD-discarding-21',
  asked: diesWhenDiscarded,
  applies: ({ by }, game) => refersTo(game, 'Yuta', game.card(by).title),
  answer: true,
  exceptionTo: [discardedLive],
})

/** What the Glossary says of discarding. */
export const glossaryDiscards = [
  rule({
    ruling: '1eD-discarding-01',
    asked: mayDiscardAtWill,
    applies: ({ from }) => from === 'hand',
    answer: false,
  }),
  rule({
    ruling: '1eD-discarding-02',
    asked: mayDiscardAtWill,
    applies: ({ from }) => from === 'table',
    answer: false,
  }),
  rule({
    ruling: '1eD-discarding-03',
    asked: discardPileOf,
    applies: () => true,
    answer: ({ card }, game) => game.card(card).owner,
  }),
  inTheOrderChosen,
  rule({
    ruling: '1eD-discarding-12',
    asked: discardsComeFrom,
    applies: ({ solving }) => solving === undefined,
    answer: 'hand',
  }),
  rule({
    ruling: '1eD-discarding-09',
    asked: discardsComeFrom,
    applies: ({ solving }) => solving === 'requirement',
    answer: 'crew or Away Team',
  }),
  rule({
    ruling: '1eD-discarding-10',
    asked: discardsComeFrom,
    applies: ({ solving }) => solving === 'points',
    answer: 'crew or Away Team',
  }),
  rule({ ruling: '1eD-discarding-16', asked: reminds, applies: () => true, answer: true }),
  rule({ ruling: '1eD-discarding-19', asked: reminderIsDiscarded, applies: () => true, answer: true }),
  alwaysToThePile,
  denial('1eD-discarding-04', alwaysToThePile, true),
  paidInAdvance,
  denial('1eD-discarding-11', paidInAdvance, 'when it is solved'),
  servesAll,
  denial('1eD-discarding-14', servesAll, false),
  discardedAreDead,
  discardedLive,
  yutaKills,
]
