import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

const next = { topOfDeck: 3 } as const

const keepFirst: readonly Effect[] = [
  { do: 'take into hand', who: next },
  { do: 'discard', who: next },
]

const keepSecond: readonly Effect[] = [
  { do: 'discard', who: next },
  { do: 'take into hand', who: next },
]

const sets = [
  { word: 'first', effects: keepFirst },
  { word: 'second', effects: keepSecond },
] as const

const yourPersonnel = { all: { type: 'personnel', whose: 'yours' } } as const

const anyData = { some: { persona: 'Data' } } as const

export const card: Card = {
  title: 'All Threes',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-360',
        once: 'turn',
        effects: [
          { do: 'reveal', who: { topOfDeck: 6 }, to: 'you' },
          { do: 'reveal', who: { topOfDeck: 6 }, to: 'opponent' },
          { do: 'choose', by: 'opponent', among: yourPersonnel, unless: anyData, options: sets },
          { do: 'choose', by: 'you', among: yourPersonnel, if: anyData, options: sets },
        ],
      },
    ],
  },
}
