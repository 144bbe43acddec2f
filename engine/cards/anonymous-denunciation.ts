import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Anonymous Denunciation',
  faq1996: {
    plays: [
      {
        on: { type: 'personnel' },
        effects: [
          {
            do: 'modify',
            who: 'target',
            attribute: 'strength',
            add: -3,
            for: 'this turn',
            among: 'target',
            if: { not: { skill: 'Diplomacy' } },
          },
        ],
      },
    ],
  },
}
