import type { Card } from '../text/card.ts'
import { anotherObjective, borgThere } from './shared/borg-objectives.ts'

export const card: Card = {
  title: 'Establish Gateway',
  print: { lies: ['space'] },
  glossary: {
    plays: [{ aimsAt: { type: 'mission', targetedAs: 'space', noBorgObjective: true }, aims: true, stays: true }],
    objective: {
      scouts: 'location',
      as: 'space',
      needs: borgThere,
      outcomes: [{ icons: ['communication', 'navigation'] }],
      results: [
        {
          ruling: 'custom-cards-325',
          do: 'download',
          where: { name: 'Transwarp Network Gateway' },
          to: 'here',
          may: true,
        },
        anotherObjective,
      ],
    },
  },
}
