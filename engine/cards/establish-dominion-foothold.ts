import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedTimedText {
  /** Once in each quadrant for its player, by copies of the card as well. @alone, for no other text is for each quadrant */
  readonly onceInEachQuadrant?: Clause
}

const newGround: Filter = { type: 'mission', quadrants: ['alpha', 'delta'], newGroundFor: 'dominion' }

export const card: Card = {
  title: 'Establish Dominion Foothold',
  print: { lies: ['mission'] },
  glossary: {
    seeds: { ruling: 'custom-cards-437', on: newGround },
    plays: [{ ruling: 'custom-cards-437', on: newGround, stays: true }],
    timed: [
      {
        at: 'solved',
        says: 'completed',
        onceInEachQuadrant: { ruling: 'custom-cards-439' },
        effects: [
          {
            do: 'download',
            where: { type: 'facility', affiliation: 'dominion' },
            to: 'here',
            may: true,
            called: 'foothold',
            if: { some: { affiliation: 'dominion' } },
          },
          {
            ruling: 'custom-cards-438',
            do: 'download',
            where: { type: 'equipment' },
            upTo: 5,
            different: true,
            to: { into: { chosen: 'foothold' } },
            may: true,
            if: { some: { type: 'facility' } },
            among: { chosen: 'foothold' },
          },
          { do: 'score', points: 10, if: { some: { affiliation: 'dominion' } } },
          { do: 'discard', who: 'this', if: { some: { affiliation: 'dominion' } } },
        ],
      },
    ],
  },
}
