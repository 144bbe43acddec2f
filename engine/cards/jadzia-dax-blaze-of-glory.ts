import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Jadzia Dax (Blaze of Glory)',
  print: 'whole',
  glossary: {
    standing: [
      {
        ruling: 'custom-cards-619',
        affects: { presentWith: 'this', where: { type: 'personnel', icon: 'nemesis red right' } },
        add: { integrity: 2, cunning: 2, strength: 2 },
      },
    ],
  },
}
