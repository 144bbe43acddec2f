import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Tora Ziyal',
  print: 'whole',
  glossary: {
    seedsUnder: { ruling: 'custom-cards-474', where: { place: 'Dozaria' } },
    standing: [
      {
        ruling: 'custom-cards-475',
        affects: { presentWith: 'this', where: { type: 'personnel', name: 'Dukat' } },
        add: { integrity: 3 },
      },
    ],
  },
}
