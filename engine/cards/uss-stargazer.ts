import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'U.S.S. Stargazer',
  print: 'whole',
  glossary: {
    uses: [
      {
        ruling: 'custom-cards-473',
        usedFrom: 'discard',
        once: 'game',
        effects: [{ do: 'take into hand', who: 'this' }],
      },
    ],
  },
}
