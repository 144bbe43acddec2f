import { against } from '../../kernel/rule.ts'
import { mayBeRegenerated, mayBeUsedAgain } from '../../questions/draws-and-discards/questions.ts'

/** What the FAQ says of what comes back from discard piles. */
export const faqPiles = [
  against('faq96-38-res-q-and-palor-toff-02', mayBeRegenerated, true, {
    not: 'only a card that can be used is regenerated',
    applies: ({ card }, game) => game.facts(card).type === 'dilemma',
  }),
  against('faq96-38-res-q-and-palor-toff-03', mayBeUsedAgain, true, {
    not: 'an artifact that was discarded is of no more use',
    applies: ({ from }) => from === 'discard pile',
  }),
  against('faq96-38-masaka-transformations-01', mayBeUsedAgain, true, {
    not: 'an artifact that went to the draw deck must be earned again',
    applies: ({ from }) => from === 'draw deck',
  }),
]
