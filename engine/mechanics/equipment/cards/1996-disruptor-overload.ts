import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** As the FAQ of 1996 has it: one Equipment card. */
const disruptorOverload: CardText = {
  title: 'Disruptor Overload',
  plays: [
    {
      on: { type: ['ship', 'mission'] },
      effects: [
        {
          do: 'select',
          as: 'overloaded',
          by: 'chance',
          count: 1,
          from: { presentAt: 'target', where: { type: 'equipment' } },
        },
        { do: 'destroy', who: { chosen: 'overloaded' } },
      ],
    },
  ],
}

export const texts = { faq1996: [disruptorOverload] } satisfies Texts
