import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Establish Settlement',
  print: 'whole',
  glossary: {
    discards: {
      where: { word: { name: 'Klingon', context: 'species' }, icon: 'delta quadrant', type: 'personnel' },
      count: 5,
      points: 5,
    },
  },
}
