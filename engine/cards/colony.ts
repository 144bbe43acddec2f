import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const inhabitants: Filter = { type: 'personnel', whose: 'yours', not: { presentWith: { whose: "opponent's" } } }

export const card: Card = {
  title: 'Colony',
  print: 'whole',
  glossary: {
    built: {},
    stands: { ruling: 'custom-cards-106', where: { type: 'mission', kind: 'planet', completedBy: 'you' } },
    timed: [
      {
        ruling: 'custom-cards-107',
        at: 'turn begins',
        whose: 'yours',
        effects: [
          {
            do: 'score',
            points: 1,
            each: { who: { presentAt: 'this', where: inhabitants }, where: { classification: 'CIVILIAN' } },
          },
        ],
      },
    ],
  },
}
