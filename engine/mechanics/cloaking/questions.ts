import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** To cloak or to phase, or to end that. */
export type Veiling = 'cloak' | 'decloak' | 'phase' | 'dephase'

type Device = `${'Cloaking Device' | 'Phasing Cloak'} of a ${'ship' | 'facility'}`

/** What that device is to the card, which `has` it or not: by something a card cloaks or phases, by nothing it does not. */
export const isToTheCard = question<{ card: CardId; device: Device; has: boolean }, 'special equipment' | 'nothing'>()(
  'is to the card',
  'nothing',
  'device',
)

/** Does the one that the card did this turn keep it from the other? */
export const keepsFrom = flag<{ card: CardId; before: Veiling; deed: Veiling }>()('keeps from another')

/** Does a ship that is cloaked or phased attack, or its crew attempt the mission from it? */
export const actsWhileVeiled = flag<{ card: CardId; deed: 'attack' | 'attempt' }>()('acts while veiled', true)

/** Must somebody be aboard? */
export const needsSomebodyAboard = flag<{ card: CardId; deed: Veiling }>()('needs somebody aboard')

/** Is it done on the other player's turn, too? */
export const isDoneOutOfTurn = flag<{ card: CardId; deed: Veiling; player: PlayerName }>()('is done out of turn')

/** Does a ship with the device come into play cloaked? */
export const comesIntoPlayCloaked = flag<{ ship: CardId }>()('comes into play cloaked')

/** Does a ship cloak in the turn in which it came into play? */
export const cloaksWhenNew = flag<{ ship: CardId }>()('cloaks when new', true)

/** May a player mix ships of his, so that the other player cannot tell them apart? */
export const mayBeShuffled = flag<{ player: PlayerName; areCloaked: boolean; areTogether: boolean }>()(
  'may be shuffled',
)

/** May he on the other player's turn, when his ships do not move? */
export const isShuffledOutOfTurn = flag<{ player: PlayerName }>()('is shuffled out of turn')

/** Does the card aboard stay where it is when its ship is mixed with others? */
export const staysOnItsShip = flag<{ card: CardId; ship: CardId }>()('stays on its ship', true)
