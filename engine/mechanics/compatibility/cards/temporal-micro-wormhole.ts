import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../missions/words.ts' {
  interface MissionCardText {
    /** Its player's personnel may report aboard his ships by it, which is discarded, and mix from then on. */
    readonly reportsToMix?: Clause
  }
}

export const temporalMicroWormhole: CardText = {
  title: 'Temporal Micro-Wormhole',
  reportsToMix: { ruling: '1eD-does-not-work-with-17' },
}
