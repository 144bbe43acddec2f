import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Recall of the Keenest',
  glossary: {
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'recalled',
            count: 1,
            from: { all: { type: 'personnel', whose: 'yours' } },
            most: 'cunning',
          },
          { do: 'take into hand', who: { chosen: 'recalled' } },
        ],
      },
    ],
  },
}
