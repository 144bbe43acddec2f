import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Mot's Advice",
  print: 'whole',
  faq1996: {
    plays: [{ on: { type: 'personnel' }, stays: true }],
    standing: [{ ruling: 'faq96-38-mots-advice-01', affects: 'host', gives: 'Barbering' }],
  },
}
