import type { Measure } from '../mechanics/selections/words.ts'

import type { Card } from '../text/card.ts'

import type { Effect } from '../text/text.ts'

export interface AddedSelectionText {
  readonly least?: Measure
}

const killTheWeakest = (ruling: { readonly ruling?: string } = {}): readonly Effect[] => [
  {
    ...ruling,
    do: 'select',
    as: 'weakest',
    count: 1,
    from: { all: { type: 'personnel' }, here: true },
    least: 'attributes',
    why: 'kill',
  },
  { do: 'kill', who: { chosen: 'weakest' } },
]

export const card: Card = {
  title: "Dal'Rok",
  print: 'whole',
  glossary: {
    asks: {
      ruling: '1eS-showing-your-cards-17',
      about: { name: 'Orb Fragment', cardIn: 'play' },
      tells: 'where',
    },
    plays: [
      {
        ruling: 'custom-cards-565',
        as: 'event',
        on: { type: 'mission' },
        needs: { here: { name: 'Orb Fragment' } },
        needsAmong: 'target',
        stays: true,
      },
    ],
    dilemma: {
      placedOn: 'mission',
      nullifier: { total: ['integrity', 'cunning', 'strength'], over: 150 },
      effects: killTheWeakest({ ruling: '1eD-dalrok-01' }),
    },
    timed: [{ ruling: 'custom-cards-233', at: 'turn begins', whose: 'every', effects: killTheWeakest() }],
  },
}
