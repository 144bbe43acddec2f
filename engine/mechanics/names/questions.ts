import type { PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does a reference to this name mean this card? */
export const reference = question<{ name: string; title: string; printed: string }, boolean>()(
  'refers to',
  ({ name, title, printed }) => name === printed || name === title,
)

/** Are the two in one group for cards that refer to them, being of one name? */
export const grouped = flag<{ a: string; b: string }>()('grouped')

/** Are the two the same card, text and identity? */
export const sameCard = question<{ a: string; b: string }, boolean>()('same card', ({ a, b }) => a === b)

/** The name under which references find the card. */
export const referenceName = question<{ title: string }, string>()('reads as', ({ title }) => title)

/** May a player have both in play? */
export const mayCoexist = question<{ a: string; b: string; player: PlayerName }, boolean>()('may coexist', true)
