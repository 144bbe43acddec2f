import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Its player may keep it out of whatever chance selects from. */
    readonly avoidsChance?: true
  }
}

export const elimGarak: CardText = { title: 'Elim Garak', avoidsChance: true }
