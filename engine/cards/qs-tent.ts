import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Q's Tent",
  print: {
    leftOut: 'that the choice may be left to chance',
    why: 'one card is in it, or it is not played',
    lies: ['core'],
  },
  glossary: {
    opens: 'tent',
    plays: [
      {
        once: 'turn',
        effects: [
          {
            ruling: '1eS-side-deck-11',
            do: 'select',
            as: 'taken',
            by: 'you',
            count: 1,
            from: { cardsIn: 'tent', of: 'you' },
          },
          { do: 'take into hand', who: { chosen: 'taken' } },
          { do: 'record', deed: 'draws no more' },
        ],
      },
    ],
  },
}
