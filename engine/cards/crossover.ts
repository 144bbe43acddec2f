import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Crossover',
  print: {
    leftOut: 'all that it is used for',
    onlyWith: ['Multidimensional Transport Device', 'use'],
    why: 'nobody of the mirror universe reports',
  },
  glossary: { plays: [{ stays: true }] },
}
