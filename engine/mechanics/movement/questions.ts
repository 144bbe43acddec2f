import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'
import type { ShipDeed } from './words.ts'

/** Does the ship do one more of the things that it was let do? `done` = what it did. */
export const actsAgain = flag<{ ship: CardId; done: ShipDeed['deed'] }>()('acts again')

/** May a ship that moved away land where it came to? */
export const landsWhereItCameTo = flag<{ ship: CardId }>()('lands where it came to')

/** May the ship tow the card although no card says so? */
export const towsByItself = flag<{ ship: CardId; towed: CardId }>()('tows by itself')
