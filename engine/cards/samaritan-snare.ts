import type { Card } from '../text/card.ts'

const federation = { affiliation: 'federation' } as const

export const card: Card = {
  title: 'Samaritan Snare',
  print: 'whole',
  glossary: {
    discards: { where: { type: 'equipment' }, count: 1 },
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
}
