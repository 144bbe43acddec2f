import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Where it is present its player's ships dock at, and his personnel walk aboard, what is the opponent's. @alone No other text opens the doors of others. */
  readonly opensDoors?: { readonly docking: Clause; readonly walking: Clause }
}

export const card: Card = {
  title: "Croden's Key",
  print: 'whole',
  glossary: {
    seedsUnder: { ruling: 'custom-cards-608', where: { quadrants: ['gamma'] }, only: true },
    /** Where it is present, ships undock from any player's facility. */
    undocks: { ruling: '1eD-docking-14' },
    opensDoors: { docking: { ruling: 'custom-cards-609' }, walking: { ruling: 'custom-cards-610' } },
  },
}
