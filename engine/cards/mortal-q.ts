import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Mortal Q',
  print: 'whole',
  glossary: {
    nullifies: [{ ruling: 'custom-cards-357', what: { type: 'dilemma', name: 'Q' } }],
    timed: [
      {
        ruling: 'custom-cards-358',
        at: 'reported',
        effects: [{ do: 'impose', who: { all: { name: 'Q-Flash', whose: 'yours' } }, condition: 'closed' }],
      },
    ],
  },
}
