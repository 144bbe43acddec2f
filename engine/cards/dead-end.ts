import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedStanding {
  /** A player who is like that is not kept from it. */
  readonly exempts?: Requirement
}

export const card: Card = {
  title: 'Dead End',
  print: 'whole',
  glossary: {
    terms: 'unique',
    dilemma: { conditions: { points: 50 }, placedOn: 'mission' },
    standing: [{ ruling: '1eD-dead-end-04', affects: 'host', forbids: 'attempt', exempts: { points: 51 } }],
  },
  readings: [
    {
      question: 'dead-end-at-fifty',
      reading: 'yes',
      where: 'glossary',

      /** Fifty points are enough for a mission on which it lies, as they are to overcome it. */
      text: {
        terms: 'unique',
        dilemma: { conditions: { points: 50 }, placedOn: 'mission' },
        standing: [{ ruling: '1eD-dead-end-04', affects: 'host', forbids: 'attempt', exempts: { points: 50 } }],
      },
    },
  ],
}
