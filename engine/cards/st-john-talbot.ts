import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'St. John Talbot',
  print: 'whole',
  glossary: { compatibleWith: { ruling: 'custom-cards-500', where: { icon: 'sha ka ree' } } },
}
