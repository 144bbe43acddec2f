import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Stolen Defiant',
  print: 'whole',
  currentRulings: {
    standing: [
      {
        ruling: 'custom-cards-75',
        affects: 'this',
        add: { weapons: 3, shields: 3 },
        against: { affiliation: 'cardassian' },
      },
    ],
  },
}
