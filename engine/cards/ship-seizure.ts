import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const empty: Filter = { type: 'ship', cardIn: 'space', docked: false, not: { occupied: true } }

export const card: Card = {
  title: 'Ship Seizure',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-408',
        on: empty,
        needs: { here: { type: 'ship', whose: 'yours', system: 'Tractor Beam' } },
        needsAmong: 'target',
        effects: [{ do: 'discard', who: 'target' }],
      },
    ],
  },
}
