import type { CardText } from '../../../text/text.ts'
import { devidianDoor } from './devidian-door.ts'
import { pocketwatch } from './samuel-clemens-pocketwatch.ts'

/** What must happen on a later turn, and the card that has it happen now, as the FAQ of 1996 knows them. */
export const forwards1996: readonly CardText[] = [
  {
    title: 'Anti-Time Anomaly',
    plays: [{ stays: true }],
    timed: [
      {
        at: 'turn ends',
        whose: 'yours',
        after: 'third full turn',
        effects: [
          { do: 'kill', who: { all: { type: 'personnel' } } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  devidianDoor,
  pocketwatch('faq96-33-samuel-clemens-pocketwatch-02', 'faq96-33-samuel-clemens-pocketwatch-01'),
]
