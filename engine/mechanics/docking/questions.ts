import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Where to dock is to land: does a ship that is not made for that need another card that lets it land or take off? */
export const needsALandingCard = flag<{ ship: CardId; site: CardId; deed: 'dock' | 'undock' }>()(
  'needs a card that lets it land',
)

/** Is a ship that is docked there spared when the facility is destroyed? `landed` = to dock there is to land. */
export const isSparedByDestruction = flag<{ ship: CardId; at: CardId; landed: boolean }>()(
  'is spared when the facility is destroyed',
)
