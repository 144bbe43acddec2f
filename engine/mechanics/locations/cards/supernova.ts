import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** As it is printed. */
const supernova: CardText = {
  title: 'Supernova',
  plays: [
    {
      on: { type: 'mission' },
      needs: { some: { name: 'Tox Uthat' } },
      stays: true,
      effects: [
        { do: 'destroy', who: { all: { type: 'ship' }, here: true } },
        { do: 'destroy', who: { all: { type: 'facility' }, here: true } },
        { do: 'destroy', who: { all: { type: ['personnel', 'equipment'] }, here: true } },
      ],
    },
  ],
  standing: [{ affects: 'host', forbids: 'attempt' }],
}

export const texts = { currentRulings: [supernova] } satisfies Texts
