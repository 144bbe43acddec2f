import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Martok',
  print: 'whole',
  glossary: {
    uses: [icon("D'k Tahg")],
    standing: [
      {
        ruling: 'custom-cards-465',
        affects: { all: { type: 'ship', affiliation: 'klingon', whose: 'yours' }, here: true },
        add: { weapons: 2 },
      },
    ],
  },
}
