import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Atmospheric Ionization',
  print: 'whole',
  faq1996: {
    plays: [{ on: { type: 'mission', kind: 'planet' }, single: { ruling: 'custom-cards-99' }, stays: true }],
    planetBeaming: { most: 3 },
  },
}
