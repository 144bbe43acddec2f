import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'
import type { Veiling } from './questions.ts'

/** Does the one that the card did this turn keep it from the other? */
export const keepsFrom = settled<{ card: CardId; before: Veiling; deed: Veiling }>()('keeps from another', false, [
  { custom: 'custom-cloaking-22', is: true },
  { ruling: 'cr14-cloaking-and-phasing-01', is: true },
  { ruling: 'faq96-24-cloaking-uncloaking-01', is: true },
])

/** Is it done on the other player's turn, too? */
export const isDoneOutOfTurn = settled<{ card: CardId; deed: Veiling; player: PlayerName }>()(
  'is done out of turn',
  false,
  [
    {
      ruling: 'cr14-cloaking-and-phasing-02',
      is: false,
      not: 'a card cloaks and phases whenever its player needs it to',
    },
  ],
)

/** Does a ship with the device come into play cloaked? */
export const comesIntoPlayCloaked = settled<{ ship: CardId }>()('comes into play cloaked', false, [
  { ruling: 'faq96-24-outposts-01', is: false, not: 'a ship with a Cloaking Device comes into play cloaked' },
])

/** Does a ship cloak in the turn in which it came into play? */
export const cloaksWhenNew = settled<{ ship: CardId }>()('cloaks when new', true, [
  { ruling: 'faq96-24-outposts-02', is: true, not: 'a ship does not cloak in the turn in which it came into play' },
])

/** Does a ship move that is cloaked or phased? */
export const movesWhileVeiled = settled<{ ship: CardId }>()('moves while veiled', false, [
  { custom: 'custom-cloaking-12', is: true },
])

/** Does a ship cloak or decloak, phase or dephase, in a turn in which it has moved? */
export const cloaksAfterMoving = settled<{ ship: CardId }>()('cloaks after moving', false, [
  { custom: 'custom-cloaking-13', is: true },
])

/** Must somebody be aboard? */
export const needsSomebodyAboard = settled<{ card: CardId; deed: Veiling }>()('needs somebody aboard', false, [
  { custom: 'custom-cloaking-01', is: true },
  { ruling: 'faq96-24-staffing-01', is: true },
])

/** May he on the other player's turn, when his ships do not move? */
export const isShuffledOutOfTurn = settled<{ player: PlayerName }>()('is shuffled out of turn', false, [
  {
    ruling: 'faq96-24-hiding-your-cloaked-ships-by-shuffling-02',
    is: false,
    not: 'cloaked ships are mixed whenever their owner likes',
  },
])

/** Does the card aboard stay where it is when its ship is mixed with others? */
export const staysOnItsShip = settled<{ card: CardId; ship: CardId }>()('stays on its ship', true, [
  {
    ruling: 'faq96-24-hiding-your-cloaked-ships-by-shuffling-04',
    is: true,
    not: 'what is aboard ships is mixed with them',
  },
])
