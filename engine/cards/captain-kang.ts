import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Captain Kang',
  print: 'whole',
  currentRulings: {
    standing: [
      {
        ruling: 'custom-cards-42',
        affects: { these: 'ship around this', where: { type: 'ship' } },
        add: { weapons: 2 },
        if: { here: { missionOf: 'klingon' } },
      },
    ],
  },
}
