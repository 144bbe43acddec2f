import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Its player may take two turns, one after the other, before the other player takes his. */
    readonly doubleTurns?: Clause
  }
}

export const horgahn: CardText = {
  title: "Horga'hn",
  timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  plays: [{ as: 'event', stays: true }],
  doubleTurns: { ruling: 'faq96-12-turns-20' },
}
