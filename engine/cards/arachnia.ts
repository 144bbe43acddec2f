import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Arachnia',
  print: 'whole',
  glossary: {
    standing: [
      {
        affects: { all: { type: 'ship', whose: "opponent's" }, here: true },
        add: { shields: -4 },
        if: { not: { some: { gender: 'female' } } },
      },
    ],
  },
}
