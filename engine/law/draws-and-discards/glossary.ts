import { against, rule } from '../../kernel/rule.ts'
import {
  diesWhenDiscarded,
  discardGoes,
  discardPileOf,
  discardsComeFrom,
  mayDiscardAtWill,
  ordersDiscards,
} from '../../questions/draws-and-discards/questions.ts'
import { refersTo } from '../../text/names.ts'

/** Cards that are discarded at once go one by one, in the order that their player chooses. */
export const inTheOrderChosen = rule({
  ruling: '1eD-discarding-06',
  asked: ordersDiscards,
  answer: ({ pileOf }) => pileOf,
})

const discardedLive = against('1eD-discarding-20', diesWhenDiscarded, false, {
  not: 'personnel whom a text discards have died',
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
    answer: ({ card }, game) => game.card(card).owner,
  }),
  against('1eD-discarding-23', discardGoes, 'to a discard pile', {
    not: 'what is discarded is out of play',
    mistaken: 'out of play',
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
  discardedLive,
  // Whom Yuta discards she has killed.
  rule({
    ruling: '1eD-discarding-21',
    asked: diesWhenDiscarded,
    applies: ({ by }, game) => refersTo(game, 'Yuta', game.card(by).title),
    answer: true,
    exceptionTo: [discardedLive],
  }),
]
