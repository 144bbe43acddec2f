import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Particle Scattering Field',
  print: { leftOut: 'that nobody beams where it is', why: 'a shuttle lands, and nobody beams' },
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-391',
        on: { type: 'ship', whose: 'yours', system: 'Particle Scattering Device' },
        stays: true,
      },
    ],
  },
}
