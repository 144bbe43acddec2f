import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Croden's Key",
  print: 'whole',
  glossary: {
    seedsUnder: { ruling: 'custom-cards-608', where: { quadrants: ['gamma'] }, only: true },
    /** Where it is present, ships undock from any player's facility. */
    undocks: { ruling: '1eD-docking-14' },
    opensDoors: { docking: { ruling: 'custom-cards-609' }, walking: { ruling: 'custom-cards-610' } },
  },
}
