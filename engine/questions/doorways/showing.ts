import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** When a card is shown that its player owes a showing of. */
export type ShowingTime = 'before the next turn' | 'in the next turn' | 'after the last draw of it'

/** Is that a time at which it is shown? */
export const isTimeToShow = question<{ player: PlayerName; when: ShowingTime }, boolean>()('is time to show', true)

/** Is a card that must be shown, and is in hand, shown at the end of the turn when its player has not shown it? @alone No document says so, and one reading of them denies it. */
export const isShownAtTheEnd = question<{ player: PlayerName }, boolean>()('is shown at the end of the turn', true)

/** Is a card that must be shown safe from what would take it out of the hand? */
export const isSafeInHand = flag<{ card: CardId; by: CardId }>()('is safe in hand')
