import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Verify Legendary Journey',
  print: 'whole',
  currentRulings: {
    inserted: { beside: ['Bajor', 'Cardassia'] },
  },
}
