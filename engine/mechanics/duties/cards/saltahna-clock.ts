import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const saltahnaClock: CardText = {
  title: "Saltah'na Clock",
  timed: [
    {
      at: 'earned',
      effects: [
        {
          do: 'select',
          as: 'host',
          by: 'opponent',
          count: 1,
          from: { all: { type: ['ship', 'facility'] }, here: true },
        },
        { do: 'place', who: 'this', on: { chosen: 'host' } },
      ],
    },
  ],
  standing: [
    { affects: 'host', duty: { do: 'battle' } },
    { affects: 'host', allows: 'begin a battle without a leader' },
    { affects: { carriedBy: 'host' }, allows: 'begin a battle without a leader' },
  ],
}

export const texts = { glossary: [saltahnaClock] } satisfies Texts
