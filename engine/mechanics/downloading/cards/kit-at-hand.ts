import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Equipment that comes aboard at any time. */
const kitAtHand: CardText = {
  title: 'Kit at Hand',
  uses: [
    {
      fromHand: true,
      effects: [
        {
          do: 'download',
          where: { name: 'Kit at Hand' },
          onlyFrom: ['hand'],
          to: { aboard: { type: 'ship', whose: 'yours' } },
          suspends: true,
        },
      ],
    },
  ],
  standing: [{ affects: { othersWith: 'this', where: { classification: 'OFFICER' } }, gives: 'MEDICAL' }],
}

export const texts = { glossary: [kitAtHand] } satisfies Texts
