import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Subspace Warp Rift',
  print: 'whole',
  faq1996: {
    plays: [{ on: { cardIn: 'spaceline location' }, stays: true }],
    timed: [{ ruling: 'custom-cards-71', at: 'passed', effects: [{ do: 'damage', who: 'target' }] }],
  },
}
