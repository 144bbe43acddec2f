import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Is the card, which is no event, one for cards that affect events? */
export const countsAsEvent = question<{ card: CardId }, boolean>()('counts as event', false)

/** Is the card, which is no interrupt, one for cards that affect interrupts? */
export const countsAsInterrupt = question<{ card: CardId }, boolean>()('counts as interrupt', false)
