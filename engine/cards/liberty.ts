import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Liberty',
  print: { leftOut: "that it is seeded at Caretaker's Array", onlyWith: ["Caretaker's Array"] },
  glossary: {
    receives: [{ ruling: 'custom-cards-441', where: { type: 'personnel', icon: 'maquis', whose: 'yours' } }],
  },
}
