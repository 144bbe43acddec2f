import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Defiant Dedication Plaque',
  print: 'whole',
  glossary: {
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours', commanded: 1, not: { class: 'Defiant' } } },
        add: { range: 2 },
        together: { ruling: 'custom-cards-03' },
      },
      {
        affects: { all: { type: 'ship', whose: 'yours', commanded: 1, class: 'Defiant' } },
        add: { range: 3 },
        together: { ruling: 'custom-cards-03' },
      },
    ],
  },
}
