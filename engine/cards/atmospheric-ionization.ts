import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Atmospheric Ionization',
  print: 'whole',
  faq1996: {
    plays: [{ on: { type: 'mission', kind: 'planet' }, stays: true }],
    terms: { ruling: 'custom-cards-99', is: 'unique' },
    planetBeaming: { most: 3 },
  },
}
