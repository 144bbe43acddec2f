import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Flowers for a Lady',
  glossary: {
    plays: [{ on: { type: 'personnel', gender: 'female' }, effects: [{ do: 'stop', who: 'target' }] }],
  },
}
