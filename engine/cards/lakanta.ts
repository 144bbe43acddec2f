import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lakanta',
  print: 'whole',
  glossary: {
    standing: [
      {
        ruling: 'custom-cards-43',
        affects: { these: 'ship around this', where: { type: 'ship' } },
        allows: 'go around',
      },
      {
        ruling: 'custom-cards-44',
        affects: { presentWith: 'this', where: { name: 'Wesley Crusher' } },
        add: { integrity: 4, cunning: 4, strength: 4 },
      },
    ],
  },
}
