import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect } from '../../../text/text.ts'

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
const anyData = { some: { name: ['Data', 'Data (First Contact)'] } } as const

/** Cards that ask for certain personnel, as the Glossary knows them. */
const needing: readonly CardText[] = [
  {
    title: 'All Threes',
    plays: [
      {
        once: 'turn',
        effects: [
          { do: 'choose one', by: 'opponent', among: yourPersonnel, unless: anyData, options: sets },
          { do: 'choose one', by: 'you', among: yourPersonnel, if: anyData, options: sets },
        ],
      },
    ],
  },
]

export const texts = { glossary: needing } satisfies Texts
