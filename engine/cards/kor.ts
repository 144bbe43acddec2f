import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Kor',
  print: 'whole',
  glossary: {
    standing: [
      {
        ruling: 'custom-cards-1143',
        affects: { presentWith: 'this', where: { type: 'personnel', species: 'Klingon' } },
        add: { strength: 2 },
      },
    ],
  },
}
