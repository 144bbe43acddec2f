import type { Card } from '../text/card.ts'

import { anotherObjective, borgThere } from './shared/borg-objectives.ts'

export const card: Card = {
  title: 'Assimilate Planet',
  print: { lies: ['planet'] },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-383',
        aimsAt: {
          type: 'mission',
          targetedAs: 'planet',
          over: { points: 34 },
          noBorgObjective: true,
          not: { homeworld: true },
        },
        aims: true,
        stays: true,
      },
    ],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: borgThere,
      outcomes: [{ icons: ['communication', 'defense'] }],
      results: [anotherObjective],
    },
  },
}
