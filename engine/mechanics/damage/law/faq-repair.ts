import { denial, presumption } from '../../../kernel/rule.ts'
import { isNonAligned } from '../non-aligned.ts'
import { halvesRepaired, isRepairedByTheDock, isRepairedThere, repairsOnTheMove } from '../repair-questions.ts'

const everywhere = presumption({
  ruling: 'a Non-Aligned ship goes to any outpost of its player for repair',
  asked: isRepairedThere,
  applies: ({ ship, at }, game) => isNonAligned(game, ship) && !isNonAligned(game, at) && !game.text(at).doesNotRepair,
  answer: true,
})

const likeItsOutpost = presumption({
  ruling: 'a Spacedock repairs the ships that its outpost repairs',
  asked: isRepairedByTheDock,
  applies: ({ ship, at }, game) => isNonAligned(game, ship) && !isNonAligned(game, at) && !game.text(at).doesNotRepair,
  answer: false,
})

const notWhereNoneAre = presumption({
  ruling: 'where an outpost does not repair, no Spacedock repairs',
  asked: isRepairedByTheDock,
  applies: ({ at }, game) => !!game.text(at).doesNotRepair,
  answer: false,
})

const inPassing = presumption({
  ruling: 'nobody repairs a ship on its way',
  asked: repairsOnTheMove,
  applies: () => true,
  answer: false,
})

const eachAHalf = presumption({
  ruling: 'each of those who repair a ship repairs a half',
  asked: halvesRepaired,
  applies: ({ by }) => by.length > 1,
  answer: ({ by }) => by.length,
})

/** Ships that are repaired, and half repaired. */
export const repair1996 = [
  everywhere,
  denial('faq96-355-repair-01', everywhere, false),
  likeItsOutpost,
  denial('faq96-355-repair-02', likeItsOutpost, true),
  notWhereNoneAre,
  denial('faq96-38-spacedock-01', notWhereNoneAre, true),
  denial('1eS-spacedock-01', notWhereNoneAre, true),
  inPassing,
  denial('faq96-367-exocomp-repairs-on-a-moving-ship-01', inPassing, true),
  eachAHalf,
  denial('faq96-367-exocomps-cumulative-01', eachAHalf, 1),
]
