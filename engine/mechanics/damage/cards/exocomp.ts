import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Aboard a ship he repairs it in two full turns, wherever it is. */
    readonly repairsItsShip?: Clause
  }
}

const exocomp: CardText = { title: 'Exocomp', special: { of: [], ofAThing: true }, repairsItsShip: {} }

export const texts = { faq1996: [exocomp] } satisfies Texts
