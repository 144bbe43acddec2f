import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Assist Cooperative',
  print: 'whole',
  glossary: { addsPoints: [{ ruling: 'custom-cards-340', points: 10, if: { some: { icon: 'communication' } } }] },
}
