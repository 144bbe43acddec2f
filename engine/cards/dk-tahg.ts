import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Equipment for personnel of these species only, besides those of certain affiliations. */
  readonly usedBySpecies?: readonly string[]
}

export const card: Card = {
  title: "D'k Tahg",
  print: { leftOut: 'that it reports for free, to a battle as well', why: 'it does not report' },
  glossary: {
    usedBy: ['klingon'],
    usedBySpecies: ['Klingon'],
    standing: [{ affects: { othersWith: 'this' }, add: { strength: 1 } }],
  },
}
