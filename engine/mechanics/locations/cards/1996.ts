import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Cards that lie on the spaceline, as the FAQ of 1996 knows them. */
const spaceline1996: readonly CardText[] = [
  {
    title: 'Gaps in Normal Space',
    timed: [
      {
        at: 'stopped at',
        effects: [
          {
            do: 'select',
            as: 'lost',
            by: 'chance',
            count: 1,
            from: { crewOf: 'target' },
            where: { type: 'personnel' },
          },
          { do: 'kill', who: { chosen: 'lost' } },
        ],
      },
    ],
  },
]

export const texts = { faq1996: spaceline1996 } satisfies Texts
