import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Is the card, which is no event, one for cards that affect events? */
export const countsAsEvent = question<{ card: CardId }, boolean>()('counts as event', false)
