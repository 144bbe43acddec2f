import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Framed for Murder',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-220',
      targets: [{ unique: true }],
      selects: [
        {
          do: 'select',
          as: 'framed',
          by: 'opponent',
          count: 1,
          from: 'personnel facing',
          where: { unique: true },
        },
      ],
      nullifier: { some: { over: { cunning: 9 }, any: [{ skill: 'Biology' }, { skill: 'Law' }] } },
      placedOn: 'personnel',
    },
    standing: [
      { ruling: 'custom-cards-220', affects: 'host', forbids: 'use skills' },
      { ruling: 'custom-cards-220', affects: 'host', forbids: 'staff' },
    ],
  },
}
