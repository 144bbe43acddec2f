import type { Card } from '../text/card.ts'

export interface AddedRequirementForms {
  /** A matching commander of the ship in question is aboard. */
  matchingCommander: { readonly matchingCommander: true }
}

export const card: Card = {
  title: 'Defiant Dedication Plaque',
  print: 'whole',
  glossary: {
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours', not: { class: 'Defiant' } } },
        add: { range: 2 },
        if: { matchingCommander: true },
        together: { ruling: 'custom-cards-03' },
      },
      {
        affects: { all: { type: 'ship', whose: 'yours', class: 'Defiant' } },
        add: { range: 3 },
        if: { matchingCommander: true },
        together: { ruling: 'custom-cards-03' },
      },
    ],
  },
}
