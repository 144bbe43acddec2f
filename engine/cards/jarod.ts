import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Ja'rod",
  print: 'whole',
  glossary: {
    skilled: true,
    standing: [
      {
        affects: { these: 'this', where: { presentWith: { name: 'Toral' } } },
        add: { integrity: 5, cunning: 5, strength: 5 },
      },
    ],
  },
}
