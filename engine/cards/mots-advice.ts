import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Mot's Advice",
  print: { leftOut: 'the skill that it gives', why: 'no Barbering is looked for' },
  faq1996: {
    plays: [{ on: { type: 'personnel' }, stays: true }],
    standing: [{ ruling: 'faq96-38-mots-advice-01', affects: 'host', gives: 'Barbering' }],
  },
  glossary: { plays: [{ on: { type: 'personnel' }, stays: true }] },
}
