import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Its player may take two turns, one after the other, before the other player takes his. */
  readonly doubleTurns?: Clause
}

export const card: Card = {
  title: "Horga'hn",
  print: {
    leftOut: 'further plays and draws',
    why: 'whether turns double is asked, and nothing is played or drawn',
    lies: ['core'],
  },
  faq1996: {
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [{ as: 'event', stays: true }],
    doubleTurns: { ruling: 'faq96-12-turns-20' },
  },
}
