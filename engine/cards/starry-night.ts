import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Starry Night',
  print: 'whole',
  /** Earned where art is traded, or at a homeworld. */
  glossary: {
    timed: [
      {
        at: 'earned',
        effects: [
          {
            do: 'download',
            if: {
              any: [
                { here: { homeworld: true } },
                { here: { name: "Quark's Bar" } },
                { here: { keyword: 'Trading Post' } },
              ],
            },
            where: { type: 'artifact', keyword: 'equipment artifact' },
            artifacts: true,
            upTo: 2,
            to: 'here',
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
