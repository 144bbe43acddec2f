import type { Card } from '../text/card.ts'

const enterprises = [
  'U.S.S. Enterprise',
  'U.S.S. Enterprise-C',
  'U.S.S. Enterprise-E',
  'Starship Enterprise',
  'Future Enterprise',
]

export const card: Card = {
  title: 'Wall of Ships',
  print: {
    leftOut: 'that its player may leave it on the table in place of the download',
    why: 'what lies there was laid there before, and what is played is played for its download',
    lies: ['core'],
  },
  glossary: {
    plays: [{ ruling: 'custom-cards-418', effects: [{ do: 'download', where: { type: 'ship', name: enterprises } }] }],
    standing: [
      {
        ruling: 'custom-cards-499',
        affects: { all: { type: 'ship', whose: 'yours', name: enterprises } },
        add: { range: 1, weapons: 1, shields: 1 },
      },
    ],
  },
}
