import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Particle Scattering Field',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-391',
        on: { type: 'ship', whose: 'yours', system: 'Particle Scattering Device' },
        stays: true,
      },
    ],
    planetBeaming: { ruling: 'custom-cards-333', most: 0 },
    uses: [
      {
        ruling: 'custom-cards-334',
        atAnyTime: { ruling: 'custom-cards-334' },
        effects: [{ do: 'discard', who: 'this' }],
      },
    ],
  },
}
