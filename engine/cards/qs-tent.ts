import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const takesIt: readonly Effect[] = [
  { do: 'take into hand', who: { chosen: 'taken' } },
  { do: 'record', deed: 'draws no more' },
]

const fromTheTent = { do: 'select', as: 'taken', count: 1, from: { cardsIn: 'tent', of: 'you' } } as const

export const card: Card = {
  title: "Q's Tent",
  print: { lies: ['core'] },
  glossary: {
    opens: 'tent',
    plays: [
      {
        once: 'turn',
        effects: [
          {
            do: 'choose',
            by: 'you',
            options: [
              { word: 'first', effects: [{ ...fromTheTent, ruling: '1eS-side-deck-11', by: 'you' }, ...takesIt] },
              {
                word: 'second',
                effects: [
                  { ...fromTheTent, ruling: 'custom-cards-347', by: 'chance' },
                  ...takesIt,
                  { do: 'place', who: 'this', to: 'draw deck' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
}
