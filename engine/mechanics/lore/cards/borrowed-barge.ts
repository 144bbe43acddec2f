import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** A supposed ship, of which only the lore says something. */
const borrowedBarge: CardText = { title: 'Borrowed Barge' }

export const texts = { currentRulings: [borrowedBarge] } satisfies Texts
