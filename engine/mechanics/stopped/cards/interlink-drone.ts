import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Lets the personnel of one hive share their skills. */
    readonly sharing?: true
  }
}

export const interlinkDrone: CardText = { title: 'Interlink Drone', sharing: true }
