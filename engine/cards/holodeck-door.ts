import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Holodeck Door',
  glossary: {
    terms: 'limit one',
    plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
  },
}
