import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Unclaimed Salvage',
  glossary: {
    dilemma: { points: 5 },
  },
}
