import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ferengi Toll',
  glossary: {
    plays: [{ stays: true }],
    tolls: [{ where: { species: 'Ferengi' }, discards: 1 }],
  },
}
