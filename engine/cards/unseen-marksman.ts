import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Unseen Marksman',
  glossary: {
    plays: [{ on: { type: 'personnel' }, effects: [{ do: 'kill', who: 'target' }] }],
  },
}
