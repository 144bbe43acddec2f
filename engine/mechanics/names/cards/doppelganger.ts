import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const doppelganger: CardText = { title: 'Doppelganger', plays: [{ stays: true }], partsDuplicates: true }

/** The event that lets nobody meet himself. */
export const texts = { glossary: [doppelganger] } satisfies Texts
