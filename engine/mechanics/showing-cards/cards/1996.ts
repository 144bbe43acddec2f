import type { Texts } from '../../../kernel/room.ts'
import type { PlayText } from '../../../text/play-text.ts'
import type { CardText, Effect } from '../../../text/text.ts'

const glance: readonly Effect[] = [
  { ruling: 'faq96-39-scan-and-full-planet-scan-02', do: 'reveal', who: { seedsUnder: 'target' }, to: 'you' },
  {
    ruling: 'faq96-39-scan-and-full-planet-scan-03',
    do: 'reveal',
    who: { seedsUnder: { seedsUnder: 'target' } },
    to: 'you',
  },
]

/** From a ship that is there, and, as it says of no ship, from anywhere. */
const scanOf = (kind: 'space' | 'planet'): readonly PlayText[] => [
  { on: { type: 'mission', kind }, needsThere: { type: 'ship' }, effects: glance },
  { ruling: 'faq96-39-scan-and-full-planet-scan-01', on: { type: 'mission', kind }, effects: glance },
]

/** Cards that look at hidden ones, as the FAQ of 1996 knows them. */
const lookers: readonly CardText[] = [
  { title: 'Scan', plays: scanOf('space') },
  { title: 'Full Planet Scan', plays: scanOf('planet') },
  { title: 'Alien Probe', plays: [{ stays: true }], laysHandsOpen: true },
  {
    title: 'Telepathic Alien Kidnappers',
    plays: [{ stays: true }],
    timed: [
      {
        ruling: 'faq96-38-telepathic-alien-kidnappers-03',
        at: 'turn ends',
        turns: { word: 'each' },
        effects: [{ do: 'guess a type' }],
      },
    ],
  },
]

export const texts = { faq1996: lookers } satisfies Texts
