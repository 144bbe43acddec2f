import type { Card } from '../text/card.ts'

export const card: Card = {
  title: '... on the Bridge',
  print: {
    leftOut: 'what it does to the ship and to attempts',
    why: 'nobody looks at the attributes of the ship, and no mission is attempted',
  },
  glossary: {
    plays: [{ on: { name: ['100 Tribbles - Bonus', '1,000 Tribbles - Bonus'] }, stays: true }],
  },
}
