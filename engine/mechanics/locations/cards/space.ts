import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Its span, which grows by one with each location like that next to it. */
    readonly spanIs?: { readonly least: number; readonly adjacent: Clause & { readonly where: Filter } }
  }
}

const space: CardText = {
  title: 'Space',
  inserted: true,
  spanIs: { least: 3, adjacent: { ruling: '1eS-space-09', where: { unique: false } } },
}

export const texts = { glossary: [space] } satisfies Texts
