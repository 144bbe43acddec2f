import type { Card } from '../text/card.ts'

const envoy = { type: 'personnel', skill: 'Diplomacy' } as const

export const card: Card = {
  title: 'Diplomatic Overture',
  print: 'whole',
  rulebook: {
    plays: [
      {
        ruling: 'custom-cards-983',
        on: { type: 'mission', holding: { ...envoy, affiliation: 'federation', whose: 'yours' } },
        stays: true,
      },
    ],
    skillPrice: { who: envoy, for: 'skills' },
  },
}
