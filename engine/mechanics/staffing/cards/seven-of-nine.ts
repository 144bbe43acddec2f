import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Icons of the personnel of which it may apply several to the staffing of a ship. */
    readonly appliesTogether?: Clause & { readonly icons: readonly string[] }
  }
}

const sevenOfNine: CardText = {
  title: 'Seven of Nine (The Borg)',
  appliesTogether: { ruling: '1eS-seven-of-nine-01', icons: ['communication', 'navigation', 'defense'] },
}

export const texts = { glossary: [sevenOfNine] } satisfies Texts
