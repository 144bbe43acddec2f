import { rule } from '../../../kernel/rule.ts'
import { discardPileOf, mayDiscardAtWill, ordersDiscards } from '../questions.ts'

/** Cards that are discarded at once go one by one, in the order that their player chooses. */
export const inTheOrderChosen = rule({
  ruling: '1eD-discarding-06',
  asked: ordersDiscards,
  applies: () => true,
  answer: ({ pileOf }) => pileOf,
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
]
