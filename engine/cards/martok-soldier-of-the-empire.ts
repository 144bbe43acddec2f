import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Martok, Soldier of the Empire',
  print: 'whole',
  rulebook: {
    standing: [
      { affects: { all: { type: 'ship', whose: 'yours', affiliation: 'klingon' }, here: true }, add: { weapons: 1 } },
    ],
  },
}
