import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Gilora Rejal',
  print: 'whole',
  glossary: {
    standing: [
      { affects: 'this', add: { integrity: 2, cunning: 2, strength: 2 }, while: { inPlay: { name: "Miles O'Brien" } } },
    ],
  },
}
