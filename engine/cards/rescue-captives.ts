import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Rescue Captives',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-412',
        effects: [
          { do: 'release', who: { all: { type: 'personnel', captive: 'to be freed' } } },
          { do: 'nullify', who: { all: { name: ['Interrogation', 'Brainwash', 'Torture'] } } },
        ],
      },
    ],
  },
}
