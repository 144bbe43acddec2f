import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Paxan "Wormhole"',
  print: 'whole',
  glossary: {
    uses: [
      {
        on: { type: 'ship', whose: "opponent's" },
        here: true,
        needs: { not: { some: { species: 'Android' } } },
        needsAmong: { carriedBy: 'target' },
        effects: [
          { do: 'select', as: 'location', by: 'you', count: 1, from: { all: { type: 'mission' } } },
          { do: 'relocate', who: 'target', to: { chosen: 'location' } },
        ],
      },
    ],
  },
}
