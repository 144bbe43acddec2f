import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is a damaged ship repaired that is docked at the facility, turn by turn? */
export const isRepairedThere = flag<{ ship: CardId; at: CardId }>()('is repaired there')

/** Is it repaired when it has docked at a facility with a card on it that repairs? */
export const isRepairedByTheDock = flag<{ ship: CardId; at: CardId }>()('is repaired by the dock', true)

/** Does somebody aboard who repairs the ship do so without being told? */
export const repairsUnbidden = flag<{ card: CardId; ship: CardId }>()('repairs unbidden', true)

/** How many halves of the ship does each full turn repair with those aboard? */
export const halvesRepaired = question<{ ship: CardId; by: readonly CardId[] }, number>()('halves repaired', 1)
