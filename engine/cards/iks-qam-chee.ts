import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'I.K.S. Qam-Chee',
  print: {
    leftOut: "that it must be staffed, and at a mission of the opponent's",
    onlyWith: ['move', 'attack'],
    why: 'it is both wherever it stands',
  },
  rulebook: {
    standing: [
      {
        affects: { all: { type: 'ship', whose: "opponent's" }, here: true },
        add: { range: -1, weapons: -1, shields: -1 },
      },
      {
        affects: { all: { type: 'personnel', whose: "opponent's" }, here: true },
        add: { integrity: -1, cunning: -1, strength: -1 },
      },
    ],
  },
}
