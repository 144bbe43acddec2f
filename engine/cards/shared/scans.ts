import type { PlayText } from '../../text/play-text.ts'

export const scanOf = (kind: 'space' | 'planet'): PlayText => ({
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
