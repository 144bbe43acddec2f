import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'La Forge Maneuver',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-410',
        on: { type: 'ship', is: 'cloaked', kind: 'planet' },
        effects: [{ ruling: 'faq96-24-la-forge-maneuver-01', do: 'impose', who: 'target', condition: 'exposed' }],
      },
    ],
  },
}
