import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Marouk',
  print: 'whole',
  faq1996: {
    uses: [
      {
        ruling: 'custom-cards-51',
        answers: { to: 'encountered', what: { name: 'Yuta' }, present: true },
        effects: [
          { do: 'nullify', who: 'answered' },
          { do: 'score', points: 3 },
        ],
      },
    ],
  },
}
