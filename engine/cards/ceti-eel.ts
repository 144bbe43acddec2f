import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ceti Eel',
  print: {
    leftOut: 'how often it is played and placed, and whom it does not take',
    why: 'it is placed once, on somebody of flesh and blood',
    lies: ['personnel'],
  },
  glossary: {
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-379',
        on: { type: 'personnel', whose: "opponent's", presentWith: { name: 'Khan', whose: 'yours' } },
        effects: [
          { do: 'place', who: 'this', on: 'target' },
          { do: 'take control', who: 'target' },
        ],
      },
    ],
    standing: [
      {
        ruling: 'custom-cards-380',
        affects: 'host',
        affiliation: 'non-aligned',
        set: { integrity: 3, cunning: 3, strength: 3 },
      },
    ],
  },
}
