import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Sudden Assimilation',
  glossary: {
    plays: [{ on: { type: 'personnel' }, effects: [{ do: 'impose', who: 'target', condition: 'assimilated' }] }],
  },
}
