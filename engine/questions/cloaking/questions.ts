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

/** What a ship that is cloaked or phased may do or not: `dock` and `land` = undock and take off as well. */
export type VeiledDeed = 'attack' | 'attempt' | 'be attacked' | 'dock' | 'land'

/** Does a ship that is cloaked or phased do so, or its crew attempt the mission from it; may others attack it? */
export const actsWhileVeiled = flag<{ card: CardId; deed: VeiledDeed }>()('acts while veiled', true)

/** May a player mix ships of his, so that the other player cannot tell them apart? */
export const mayBeShuffled = flag<{ player: PlayerName; areCloaked: boolean; areTogether: boolean }>()(
  'may be shuffled',
)
