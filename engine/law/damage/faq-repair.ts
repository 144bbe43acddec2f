import { against, denial, presumption } from '../../kernel/rule.ts'
import { isNonAligned } from '../../mechanics/damage/non-aligned.ts'
import { repairsNone } from '../../mechanics/damage/repairs-none.ts'
import { halvesRepaired, isRepairedByTheDock, isRepairedThere } from '../../questions/damage/repair.ts'

const notWhereNoneAre = presumption({
  ruling: 'where an outpost does not repair, no Spacedock repairs',
  asked: isRepairedByTheDock,
  applies: ({ at }, game) => repairsNone(game, at),
  answer: false,
})

/** Ships that are repaired, and half repaired. */
export const repair1996 = [
  against('faq96-355-repair-01', isRepairedThere, false, {
    not: 'a Non-Aligned ship goes to any outpost of its player for repair',
    applies: ({ ship, at }, game) => isNonAligned(game, ship) && !isNonAligned(game, at) && !repairsNone(game, at),
  }),
  against('faq96-355-repair-02', isRepairedByTheDock, true, {
    not: 'a Spacedock repairs the ships that its outpost repairs',
    applies: ({ ship, at }, game) => isNonAligned(game, ship) && !isNonAligned(game, at) && !repairsNone(game, at),
  }),
  notWhereNoneAre,
  denial('faq96-38-spacedock-01', notWhereNoneAre, true),
  denial('1eS-spacedock-01', notWhereNoneAre, true),
  against('faq96-367-exocomps-cumulative-01', halvesRepaired, 1, {
    not: 'each of those who repair a ship repairs a half',
    applies: ({ by }) => by.length > 1,
    mistaken: ({ by }) => by.length,
  }),
]
