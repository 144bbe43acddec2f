import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'In the Zone',
  print: {
    plays: 'what fifty points do',
    leftOut: 'its other lines',
    onlyWith: ['Devidian Door', 'End Transmission', 'Preparation'],
    why: 'nobody scores more than fifty points in a turn',
    lies: ['core'],
  },
  glossary: {
    standing: [
      {
        ruling: 'custom-cards-405',
        affects: { all: { type: 'ship', whose: 'yours' } },
        multiply: { range: 2, shields: 2 },
        if: { all: [{ points: 50 }, { not: { points: 51 } }] },
      },
    ],
  },
}
