import { is } from '../../board/can.ts'
import { rule } from '../../kernel/rule.ts'
import { mayBeShuffled } from '../../questions/cloaking/questions.ts'
import { isShown } from '../../questions/showing-cards/questions.ts'

/** The mixing of cloaked ships. */
export const shuffling = [
  // Cloaked ships that are together may be mixed,
  rule({
    ruling: 'faq96-24-hiding-your-cloaked-ships-by-shuffling-01',
    asked: mayBeShuffled,
    answer: ({ areCloaked, areTogether }) => areCloaked && areTogether,
  }),
  // The ship that moves is shown, to have its RANGE verified.
  rule({
    ruling: 'faq96-24-hiding-your-cloaked-ships-by-shuffling-03',
    asked: isShown,
    applies: ({ card }, game) => is(game, card, 'cloaked'),
    answer: ({ occasion }) => occasion === 'verified',
  }),
]
