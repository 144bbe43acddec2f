import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Yellow Alert',
  print: { leftOut: 'Red Alert!', why: 'it is not there' },
  faq1996: {
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours' } },
        add: { cunning: 1 },
        together: { ruling: 'custom-cards-04' },
      },
    ],
  },
}
