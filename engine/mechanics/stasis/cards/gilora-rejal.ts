import type { CardText, Filter } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** Holds only while such a card of either player is in play. */
    readonly whileInPlay?: Filter
  }
}

export const giloraRejal: CardText = {
  title: 'Gilora Rejal',
  standing: [
    { affects: 'this', add: { integrity: 2, cunning: 2, strength: 2 }, whileInPlay: { name: "Miles O'Brien" } },
  ],
}
