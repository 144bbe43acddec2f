import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Classic Type II Phaser',
  print: { leftOut: 'that it is for the Federation', onlyWith: ['plays it', 'reports it'] },
  glossary: {
    standing: [
      {
        ruling: 'custom-cards-468',
        affects: { othersWith: 'this', where: { icon: 'original series' } },
        add: { strength: 2 },
      },
      {
        ruling: 'custom-cards-468',
        affects: {
          othersWith: 'this',
          where: {
            icon: 'original series',
            any: [{ classification: 'OFFICER' }, { skill: 'OFFICER' }, { skill: 'Leadership' }],
          },
        },
        gives: 'SECURITY',
      },
    ],
  },
}
