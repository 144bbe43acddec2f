import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lower Decks',
  print: { lies: ['core'] },
  faq1996: {
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours', unique: false, not: { icon: 'hologram' } } },
        add: { integrity: 2, cunning: 2, strength: 2 },
      },
    ],
  },
  glossary: {
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours', unique: false, not: { icon: 'hologram' } } },
        add: { integrity: 2, cunning: 2, strength: 2 },
      },
    ],
  },
}
