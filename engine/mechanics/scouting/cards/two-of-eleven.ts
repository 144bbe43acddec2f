import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface ScoutingText {
    /** Where it is, its player's transporters beam through the opponent's SHIELDS. */
    readonly beamsThroughShields?: true
  }
}

export const twoOfEleven: CardText = { title: 'Two of Eleven', beamsThroughShields: true }
