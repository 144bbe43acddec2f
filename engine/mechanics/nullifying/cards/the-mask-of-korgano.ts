import type { CardText } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** Makes another person of it. */
    readonly changes?: true
  }
}

export const theMaskOfKorgano: CardText = {
  title: 'The Mask of Korgano',
  plays: [{ on: { type: 'personnel', whose: 'yours' }, stays: true }],
  standing: [{ affects: 'host', changes: true }],
}
