import type { Card } from '../text/card.ts'

const blackHole = { name: 'Black Hole' } as const

export const card: Card = {
  title: 'Examine Singularity',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-359',
        once: 'turn',
        on: {
          type: 'ship',
          whose: 'yours',
          at: blackHole,
          crewMeets: { all: [{ skill: 'SCIENCE' }, { skill: 'Astrophysics' }, { total: 'cunning', over: 30 }] },
        },
        effects: [
          { do: 'select', as: 'refuge', by: 'you', count: 1, from: { all: { type: 'mission' } } },
          { do: 'relocate', who: { all: { type: 'ship', at: blackHole } }, to: { chosen: 'refuge' } },
          { do: 'place', who: { all: blackHole }, to: 'out of play' },
          { do: 'score', points: 15 },
          { do: 'discard', who: 'this' },
        ],
      },
      {
        once: 'turn',
        effects: [
          {
            do: 'download',
            where: { name: ['Bajoran Wormhole', 'Temporal Wake', 'Deactivation'] },
            from: { also: ['discard'] },
            may: true,
          },
        ],
      },
    ],
  },
}
