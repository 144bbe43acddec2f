import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Keen Minds Wanted',
  glossary: {
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'wanted',
            count: 1,
            from: { all: { type: 'personnel', whose: "opponent's" } },
            most: 'cunning',
          },
          { do: 'stop', who: { chosen: 'wanted' } },
        ],
      },
    ],
  },
}
