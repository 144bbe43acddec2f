import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lower Decks',
  print: { lies: ['core'] },
  faq1996: {
    plays: [{ stays: true }],
    standing: [
      {
        ruling: 'custom-cards-404',
        affects: { all: { type: 'personnel', whose: 'yours', unique: false, not: { icon: 'hologram' } } },
        add: { integrity: 2, cunning: 2, strength: 2 },
      },
    ],
  },
}
