import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Met under a mission: cards of the Q-Continuum side deck come. */
    readonly flash?: true
  }
}

export const qFlash: CardText = { title: 'Q-Flash', opens: 'continuum', flash: true }
