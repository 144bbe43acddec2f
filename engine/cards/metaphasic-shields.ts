import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Metaphasic Shields',
  print: 'whole',
  faq1996: {
    plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
    standing: [{ affects: 'host', add: { shields: 2 }, per: { type: 'personnel', classification: 'SCIENCE' } }],
  },
}
