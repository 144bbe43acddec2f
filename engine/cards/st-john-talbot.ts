import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'St. John Talbot',
  print: 'whole',
  glossary: {
    standing: [{ ruling: 'custom-cards-500', affects: 'this', compatibleWith: { icon: 'sha ka ree' } }],
  },
}
