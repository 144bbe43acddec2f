import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Handshake',
  print: {
    leftOut: 'its other two uses',
    why: 'it is played with three other cards in hand, against an empty hand, and no pile is named',
  },
  glossary: {
    plays: [
      {
        effects: [
          { do: 'discard', who: { cardsIn: 'hand', of: 'you' } },
          { do: 'draw', count: 7 },
        ],
      },
    ],
  },
}
