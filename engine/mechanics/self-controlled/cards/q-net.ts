import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** It lies between two locations, and no ship passes it but with that aboard. */
    readonly bars?: Clause & { readonly unless: Requirement }
  }
}

export const qNet: CardText = {
  title: 'Q-Net',
  bars: { unless: { skill: 'Diplomacy', level: 2 } },
}
