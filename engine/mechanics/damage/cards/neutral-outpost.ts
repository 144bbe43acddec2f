import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The facility repairs no ships by itself. */
    readonly doesNotRepair?: Clause
  }
}

const neutralOutpost: CardText = { title: 'Neutral Outpost', doesNotRepair: {} }

export const texts = { faq1996: [neutralOutpost], glossary: [neutralOutpost] } satisfies Texts
