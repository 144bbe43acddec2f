import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Atmospheric Ionization',
  print: { leftOut: 'that it is unique', why: 'there is one at the most' },
  faq1996: {
    plays: [{ on: { type: 'mission', kind: 'planet' }, stays: true }],
    planetBeaming: { most: 3 },
  },
}
