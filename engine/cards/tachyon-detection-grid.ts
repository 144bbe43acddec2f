import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Tachyon Detection Grid',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-409',
        on: { type: 'ship', is: 'cloaked' },
        needs: { some: { type: 'ship', whose: 'yours' }, count: 4 },
        effects: [
          { do: 'lift', who: 'target', condition: 'cloaked' },
          { do: 'forbid', who: 'target', to: 'cloak', for: 'rest of turn' },
        ],
      },
    ],
  },
}
