import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Leck',
  print: 'whole',
  glossary: {
    uses: [
      {
        once: 'game',
        skill: true,
        on: { type: 'personnel', presentWith: { name: 'Leck' } },
        effects: [{ do: 'kill', who: 'target' }],
      },
    ],
  },
}
