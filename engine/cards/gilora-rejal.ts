import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedStanding {
  /** Holds only while such a card of either player is in play. */
  readonly whileInPlay?: Filter
}

export const card: Card = {
  title: 'Gilora Rejal',
  print: 'whole',
  glossary: {
    standing: [
      { affects: 'this', add: { integrity: 2, cunning: 2, strength: 2 }, whileInPlay: { name: "Miles O'Brien" } },
    ],
  },
}
