import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Suna',
  print: 'whole',
  glossary: {
    uses: [
      {
        ruling: 'custom-cards-472',
        skill: true,
        once: 'game',
        effects: [{ do: 'download', where: { name: 'Reflection Therapy' } }],
      },
    ],
  },
}
