import { is } from '../../../board/can.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isShown } from '../../showing-cards/questions.ts'
import { isShuffledOutOfTurn, mayBeShuffled, staysOnItsShip } from '../questions.ts'

/** Cloaked ships that are together may be mixed, */
const mixed = rule({
  ruling: 'faq96-24-hiding-your-cloaked-ships-by-shuffling-01',
  asked: mayBeShuffled,
  applies: () => true,
  answer: ({ areCloaked, areTogether }) => areCloaked && areTogether,
})

const atAnyTime = presumption({
  ruling: 'cloaked ships are mixed whenever their owner likes',
  asked: isShuffledOutOfTurn,
  applies: () => true,
  answer: true,
})

/** before they move or afterwards, and not when nothing of the player's moves. */
const aboutTheirMoves = denial('faq96-24-hiding-your-cloaked-ships-by-shuffling-02', atAnyTime, false)

/** The ship that moves is shown, to have its RANGE verified. */
const inspected = rule({
  ruling: 'faq96-24-hiding-your-cloaked-ships-by-shuffling-03',
  asked: isShown,
  applies: ({ card }, game) => is(game, card, 'cloaked'),
  answer: ({ occasion }) => occasion === 'verified',
})

const withAllAboard = presumption({
  ruling: 'what is aboard ships is mixed with them',
  asked: staysOnItsShip,
  applies: () => true,
  answer: false,
})

/** Who and what is aboard stays on its ship. */
const stays = denial('faq96-24-hiding-your-cloaked-ships-by-shuffling-04', withAllAboard, true)

/** The mixing of cloaked ships. */
export const shuffling = [mixed, aboutTheirMoves, inspected, stays]
