import type { Card } from '../text/card.ts'
import { probeAtTheComplex } from './build-interplexing-beacon.ts'

export const card: Card = {
  title: 'Stop First Contact',
  print: { leftOut: 'the suspended objective, and another one', why: 'nobody has one' },
  /** It is completed by a probe at the launch of the Phoenix, which is destroyed. */
  glossary: {
    global: true,
    plays: [{ on: { name: 'Montana Missile Complex' }, stays: true }],
    timed: [
      {
        at: 'turn ends',
        whose: 'yours',
        effects: [
          probeAtTheComplex([
            { icons: ['defense'], effects: [{ do: 'disrupt the timeline' }, { do: 'discard', who: 'this' }] },
          ]),
        ],
      },
    ],
  },
}
