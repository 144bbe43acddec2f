import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Does a ship that is destroyed damage the others there? `by` = the card that destroys it; absent = a hit in battle. */
export const damagesOthersAsItGoes = flag<{ ship: CardId; by: CardId | undefined }>()('damages others as it goes')

/** Does a card that lies on a ship to destroy it have its effect when something else destroys it first? */
export const goesOffWithItsShip = flag<{ card: CardId; ship: CardId }>()('goes off with its ship')

/** Is the ship damaged by a card that blows up another one? */
export const isHarmedByTheBlast = flag<{ ship: CardId; by: CardId }>()('is harmed by the blast', true)

/** Is a ship destroyed that was repaired, and then is damaged again by what had damaged it before? */
export const isDestroyedThoughRepaired = flag<{ ship: CardId; by: CardId }>()('is destroyed though repaired')
