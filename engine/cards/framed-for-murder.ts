import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Framed for Murder',
  print: 'whole',
  glossary: {
    dilemma: {
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
      { affects: 'host', forbids: 'use skills' },
      { affects: 'host', forbids: 'staff' },
    ],
  },
}
