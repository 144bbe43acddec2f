import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Lets those of the player's Borg share skills who are present with a Borg that has the Communication icon. */
    readonly sharing?: true
  }
}

const sharing: readonly CardText[] = [
  { title: 'Borg Vinculum', sharing: true },
  { title: 'Interlink Drone', sharing: true },
]

export const texts = { glossary: sharing } satisfies Texts
