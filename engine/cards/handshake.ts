import type { Card } from '../text/card.ts'

const theirHand = { cardsIn: 'hand', of: 'opponent' } as const

const three = { some: {}, count: 3 } as const

export const card: Card = {
  title: 'Handshake',
  print: 'whole',
  glossary: {
    plays: [
      {
        free: { ruling: 'custom-cards-582' },
        hand: { ruling: 'custom-cards-581', behind: true },
        effects: [
          { do: 'draw', count: 3, among: theirHand, unless: three },
          {
            do: 'choose',
            by: 'opponent',
            among: theirHand,
            if: three,
            options: [
              {
                word: 'pay',
                effects: [
                  {
                    do: 'as player',
                    which: 'opponent',
                    effects: [
                      { do: 'select', as: 'given', count: 3, by: 'you', from: { cardsIn: 'hand', of: 'you' } },
                      { do: 'discard', who: { chosen: 'given' } },
                    ],
                  },
                ],
              },
              { word: 'draw cards', effects: [{ do: 'draw', count: 3 }] },
            ],
          },
        ],
      },
      {
        name: 'draw cards',
        hand: { ruling: 'custom-cards-584', others: 3 },
        effects: [
          { do: 'discard', who: { cardsIn: 'hand', of: 'you' } },
          { do: 'draw', count: 7 },
        ],
      },
      { ruling: 'custom-cards-583', effects: [{ do: 'rearrange', count: 5 }] },
    ],
  },
}
