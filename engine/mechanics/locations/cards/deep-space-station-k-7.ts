import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Facility: all players may use it. */
    readonly isForAllPlayers?: true
  }
}

export const deepSpaceStationK7: CardText = { title: 'Deep Space Station K-7', isForAllPlayers: true }
