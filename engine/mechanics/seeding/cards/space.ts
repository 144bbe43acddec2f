import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The mission may be inserted in its spaceline. */
    readonly inserted?: true
  }
}

const space: CardText = { title: 'Space', inserted: true }

export const texts = { glossary: [space] } satisfies Texts
