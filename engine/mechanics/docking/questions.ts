import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Where to dock is to land: does a ship that is not made for that need another card that lets it land or take off? */
export const needsALandingCard = flag<{ ship: CardId; site: CardId; deed: 'dock' | 'undock' }>()(
  'needs a card that lets it land',
)

/** Is a ship that is docked there spared when the facility is destroyed? `landed` = to dock there is to land. */
export const isSparedByDestruction = flag<{ ship: CardId; at: CardId; landed: boolean }>()(
  'is spared when the facility is destroyed',
)

/** Is a ship that is docked where to dock is to land docked, or landed, for texts that ask? */
export const countsWhereItLands = question<{ ship: CardId; at: CardId; as: 'docked' | 'landed' }, boolean>()(
  'counts where it lands',
  ({ as }) => as === 'docked',
)

/** Do the rules for landed ships bind a ship that is docked where to dock is to land? */
export const isBoundAsLanded = flag<{ ship: CardId; at: CardId }>()('is bound as a landed ship')
