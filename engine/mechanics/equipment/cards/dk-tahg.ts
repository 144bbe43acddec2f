import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Equipment for personnel of these species only, besides those of certain affiliations. */
    readonly usedBySpecies?: readonly string[]
  }
}

const dkTahg: CardText = {
  title: "D'k Tahg",
  usedBy: ['klingon'],
  usedBySpecies: ['Klingon'],
  standing: [{ affects: { othersWith: 'this' }, add: { strength: 1 } }],
}

export const texts = { glossary: [dkTahg] } satisfies Texts
