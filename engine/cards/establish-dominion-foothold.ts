import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Establish Dominion Foothold',
  print: {
    leftOut: 'equipment with the facility, the quadrant, and that it is completed once in each',
    why: 'no equipment is in a deck, and it is completed once',
    lies: ['mission'],
  },
  glossary: {
    timed: [
      {
        at: 'solved',
        says: 'completed',
        effects: [
          { do: 'download', where: { type: 'facility', affiliation: 'dominion' }, to: 'here', may: true },
          { do: 'score', points: 10 },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
