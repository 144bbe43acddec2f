import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Find Hidden Base',
  print: 'whole',
  glossary: {
    addsPoints: [
      { ruling: 'custom-cards-339', points: 10, if: { not: { inPlay: { icon: 'maquis', region: 'Badlands' } } } },
    ],
  },
}
