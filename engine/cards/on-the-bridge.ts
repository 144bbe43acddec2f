import type { Card } from '../text/card.ts'

export const card: Card = {
  title: '... on the Bridge',
  print: {
    leftOut: 'what it does to the ship and to attempts',
    onlyWith: ['attack', 'attempt', 'move', 'range', 'shields', 'weapons'],
  },
  glossary: {
    plays: [{ on: { name: ['100 Tribbles - Bonus', '1,000 Tribbles - Bonus'] }, stays: true }],
  },
}
