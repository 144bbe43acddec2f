import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Subspace Warp Rift',
  print: 'whole',
  glossary: {
    plays: [{ on: { cardIn: 'spaceline location' }, stays: true }],
    timed: [{ at: 'passed', effects: [{ do: 'damage', who: 'target' }] }],
  },
}
