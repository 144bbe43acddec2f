import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const takeOver = (ship: 'target' | 'host'): readonly Effect[] => [
  { do: 'take control', who: { crewOf: ship } },
  { do: 'take control', who: ship },
]

export const card: Card = {
  title: 'Neural Servo Device',
  print: { leftOut: 'that two SECURITY prevent it', why: 'the ship is empty' },
  faq1996: {
    plays: [{ on: { type: 'ship', affiliation: 'non-aligned' }, stays: true, effects: takeOver('target') }],
    timed: [
      {
        at: 'turn ends',
        effects: [
          { do: 'as player', which: 'opponent', effects: takeOver('host') },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
