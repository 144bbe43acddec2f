import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'U.S.S. Enterprise-C',
  print: 'whole',
  faq1996: {
    reports: 'anywhere',
    timed: [{ ruling: 'custom-cards-504', at: 'reported', effects: [{ do: 'damage', who: 'this' }] }],
  },
}
