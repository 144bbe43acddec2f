import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ilon Tandro',
  print: 'whole',
  glossary: {
    uses: [
      {
        skill: true,
        once: 'game',
        on: { type: 'personnel', whose: "opponent's", presentWith: { name: 'Ilon Tandro' } },
        effects: [{ do: 'capture', who: 'target' }],
      },
    ],
  },
}
