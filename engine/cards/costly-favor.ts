import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Costly Favor',
  rulebook: {
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'favorite',
            count: 1,
            from: { all: { type: 'personnel', whose: 'yours' } },
            most: 'cost',
          },
          { do: 'take into hand', who: { chosen: 'favorite' } },
        ],
      },
    ],
  },
}
