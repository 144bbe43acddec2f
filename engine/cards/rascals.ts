import type { Card, Text } from '../text/card.ts'

const rascals: Text = {
  dilemma: {
    ruling: 'custom-cards-288',
    selects: [{ do: 'select', as: 'kids', by: 'chance', count: 4, from: 'personnel facing', where: { unique: true } }],
    placedOn: 'table',
    reminds: true,
    cure: { all: [{ skill: 'MEDICAL', level: 2 }, { skill: 'Biology' }] },
  },
  standing: [
    { affects: 'target', set: { strength: 2 } },
    { ruling: 'custom-cards-52', affects: 'target', loses: 'first-listed skill' },
    { ruling: 'custom-cards-52', affects: 'target', gives: 'Youth' },
  ],
}

export const card: Card = {
  title: 'Rascals',
  print: 'whole',
  faq1996: rascals,
  glossary: rascals,
}
