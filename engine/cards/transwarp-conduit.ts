import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Transwarp Conduit',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: { type: 'ship' },
        effects: [{ do: 'modify', who: 'target', attribute: 'range', multiply: 2, for: 'this turn' }],
      },
    ],
  },
}
