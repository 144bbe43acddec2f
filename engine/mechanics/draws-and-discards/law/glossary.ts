import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { discardPileOf, discardsComeFrom, mayDiscardAtWill, ordersDiscards, otherDiscardsServe } from '../questions.ts'

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
  servesAll,
  denial('1eD-discarding-14', servesAll, false),
]
