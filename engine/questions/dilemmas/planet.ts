import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is the number one of those that a text calls odd? */
export const countsAsOdd = question<{ number: number }, boolean>()('is odd', ({ number }) => number % 2 !== 0)

/** Does the card, which lacks the keyword, do where a text asks for it? */
export const passesFor = flag<{ card: CardId; keyword: string }>()('passes for')
