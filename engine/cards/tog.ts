import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Tog',
  print: 'whole',
  glossary: {
    uses: [
      {
        skill: true,
        once: 'game',
        on: { type: 'personnel', skill: 'Empathy', presentWith: { name: 'Tog' } },
        effects: [{ do: 'capture', who: 'target' }],
      },
    ],
  },
}
