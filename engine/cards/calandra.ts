import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Calandra',
  print: 'whole',
  glossary: {
    standing: [
      {
        ruling: 'custom-cards-102',
        affects: { presentWith: 'this', where: { keyword: 'DaiMon' } },
        add: { integrity: 1, cunning: 1, strength: 1 },
      },
    ],
  },
}
