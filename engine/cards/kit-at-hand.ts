import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Kit at Hand',
  /** Equipment that comes aboard at any time. */
  glossary: {
    uses: [
      {
        usedFrom: 'hand',
        effects: [
          {
            do: 'download',
            where: { name: 'Kit at Hand' },
            from: { only: ['hand'] },
            to: { aboard: { type: 'ship', whose: 'yours' } },
            suspends: true,
          },
        ],
      },
    ],
    standing: [{ affects: { othersWith: 'this', where: { classification: 'OFFICER' } }, gives: 'MEDICAL' }],
  },
}
