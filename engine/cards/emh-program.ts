import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'E.M.H. Program',
  print: 'whole',
  glossary: {
    uses: [
      {
        usedFrom: 'hand',
        effects: [
          {
            do: 'download',
            where: { name: 'E.M.H. Program' },
            from: { only: ['hand'] },
            to: { aboard: { whose: 'yours', any: [{ type: 'ship' }, { type: 'facility', class: 'outpost' }] } },
            suspends: true,
          },
        ],
      },
    ],
  },
}
