import { against } from '../../kernel/rule.ts'
import { isForBothPlayers } from '../../questions/facilities/questions.ts'

/** Nobody uses an outpost of his opponent's. */
export const ownOutposts = [
  against('faq96-34-neutral-outpost-02', isForBothPlayers, false, {
    not: 'an outpost is for both players',
    applies: ({ facility }, game) => game.facts(facility).class === 'outpost',
  }),
]
