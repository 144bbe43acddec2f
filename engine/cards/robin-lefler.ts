import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Robin Lefler',
  print: 'whole',
  glossary: {
    nullifies: { type: 'dilemma', name: 'Ktarian Game' },
    standing: [
      {
        ruling: 'custom-cards-1144',
        affects: { presentWith: 'this', where: { type: 'personnel', name: 'Wesley Crusher' } },
        add: { cunning: 2 },
      },
    ],
  },
}
