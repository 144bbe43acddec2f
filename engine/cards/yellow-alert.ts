import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Yellow Alert',
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }],
    nullifiesInPlay: { ruling: 'custom-cards-27', what: { name: 'Red Alert!' } },
    prevents: { ruling: 'custom-cards-403', playing: { name: 'Red Alert!' } },
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours' } },
        add: { cunning: 1 },
        together: { ruling: 'custom-cards-04' },
      },
    ],
  },
}
