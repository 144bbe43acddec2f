import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Of duplicates in play that come to be at one location, as the law has it, one is discarded. */
    readonly partsDuplicates?: true
  }
}

const doppelganger: CardText = { title: 'Doppelganger', plays: [{ stays: true }], partsDuplicates: true }

/** The event that lets nobody meet himself. */
export const texts = { glossary: [doppelganger] } satisfies Texts
