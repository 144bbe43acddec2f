import type { Texts } from '../../../kernel/room.ts'
import type { PlayText } from '../../../text/play-text.ts'
import type { CardText } from '../../../text/text.ts'

const scanOf = (kind: 'space' | 'planet'): PlayText => ({
  on: { type: 'mission', kind },
  scans: true,
  effects: [
    { ruling: 'faq96-39-scan-and-full-planet-scan-02', do: 'reveal', who: { seedsUnder: 'target' }, to: 'you' },
    {
      ruling: 'faq96-39-scan-and-full-planet-scan-03',
      do: 'reveal',
      who: { seedsUnder: { seedsUnder: 'target' } },
      to: 'you',
    },
  ],
})

/** Cards that look at seed cards, as the FAQ of 1996 knows them. */
const scans: readonly CardText[] = [
  { title: 'Scan', plays: [scanOf('space')] },
  { title: 'Full Planet Scan', plays: [scanOf('planet')] },
]

export const texts = { faq1996: scans } satisfies Texts
