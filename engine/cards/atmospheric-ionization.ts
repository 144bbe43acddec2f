import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Atmospheric Ionization',
  print: 'whole',
  faq1996: {
    plays: [{ on: { type: 'mission', kind: 'planet' }, stays: true }],
    oneOnly: { ruling: 'custom-cards-99' },
    planetBeaming: { most: 3 },
  },
}
