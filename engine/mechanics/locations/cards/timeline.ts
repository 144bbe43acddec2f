import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { buildInterplexingBeacon, probeAtTheComplex } from './build-interplexing-beacon.ts'

/** It is completed by a probe at the launch of the Phoenix, which is destroyed. */
const stopFirstContact: CardText = {
  title: 'Stop First Contact',
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
}

/** Borg objectives that disrupt the timeline, as the Glossary knows them. */
const timeline: readonly CardText[] = [stopFirstContact, buildInterplexingBeacon]

export const texts = { glossary: timeline } satisfies Texts
