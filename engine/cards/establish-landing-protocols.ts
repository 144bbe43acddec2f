import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Establish Landing Protocols',
  print: { lies: ['core'] },
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    standing: [
      {
        ruling: 'custom-cards-949',
        affects: { all: { type: 'ship', under: { 'staffing icons': 1 }, whose: 'yours' } },
        allows: 'land',
        allowedFor: { ruling: 'custom-cards-343', range: 1 },
      },
    ],
  },
}
