import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is the card, which is no event, one for cards that affect events? */
export const countsAsEvent = question<{ card: CardId }, boolean>()('counts as event', false)

/** Is the card, which is no interrupt, one for cards that affect interrupts? */
export const countsAsInterrupt = question<{ card: CardId }, boolean>()('counts as interrupt', false)

/** Is a card discarded when it is nullified? */
export const isDiscardedWhenNullified = flag<{ card: CardId }>()('is discarded when nullified', true)

/** Does a card that was nullified while it was being played count as played, with what it does? */
export const countsAsPlayed = flag<{ card: CardId }>()('counts as played')

/** When a card is nullified, is this one nullified along with it? */
export const isNullifiedAlong = flag<{ card: CardId; nullified: CardId; by: CardId | undefined }>()(
  'is nullified along',
)
