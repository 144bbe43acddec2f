import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { cytherians } from './cytherians.ts'
import { pocketwatch } from './samuel-clemens-pocketwatch.ts'

const federation = { affiliation: 'federation' } as const

/** Cards that oblige ships to do something. */
const duties: readonly CardText[] = [
  pocketwatch('1eS-samuel-clemens-pocketwatch-03', '1eS-samuel-clemens-pocketwatch-01'),
  cytherians,
  {
    title: 'Samaritan Snare',
    discards: { what: { type: 'equipment' }, count: 1 },
    standing: [
      { affects: { all: { type: 'ship', docked: false, ...federation }, here: true }, duty: { do: 'attempt' } },
      {
        ruling: '1eS-samaritan-snare-01',
        affects: {
          all: { carries: { where: federation, count: 1 } },
          here: true,
        },
        duty: { do: 'attempt' },
      },
    ],
  },
]

export const texts = { glossary: duties } satisfies Texts
