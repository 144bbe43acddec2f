import { denial, presumption } from '../../../kernel/rule.ts'
import { isForBothPlayers } from '../questions.ts'

const forBoth = presumption({
  ruling: 'an outpost is for both players',
  asked: isForBothPlayers,
  applies: ({ facility }, game) => game.facts(facility).class === 'outpost',
  answer: true,
})

/** Nobody uses an outpost of his opponent's. */
export const ownOutposts = [forBoth, denial('faq96-34-neutral-outpost-02', forBoth, false)]
