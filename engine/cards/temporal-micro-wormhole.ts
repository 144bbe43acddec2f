import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedMissionCardText {
  /** Its player's personnel may report aboard his ships by it, which is discarded, and mix from then on. */
  readonly reportsToMix?: Clause
}

export const card: Card = {
  title: 'Temporal Micro-Wormhole',
  print: {
    leftOut: 'its downloads, that it admits cards of another universe, and how often somebody reports',
    why: 'one reports, who needs no doorway or has another one',
    lies: ['core'],
  },
  glossary: {
    reportsToMix: { ruling: '1eD-does-not-work-with-17' },
  },
}
