import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'
import { earned } from './shared/earned-artifacts.ts'

export interface AddedCardText {
  /** Its player has one card play more each turn or, where he has not used it, draws one card more at the end. @alone, for no other card gives a card draw for a card play that was not used */
  readonly playsOrDraws?: Clause
  /** Its player may take two turns, one after the other, before the other player takes his. */
  readonly doubleTurns?: Clause
}

export const card: Card = {
  title: "Horga'hn",
  print: [
    { under: ['faq1996'], plays: 'the double turns of the print of which the FAQ speaks', lies: ['core'] },
    { under: ['glossary', 'currentRulings'], lies: ['core'] },
  ],
  faq1996: {
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [{ as: 'event', stays: true }],
    doubleTurns: { ruling: 'faq96-12-turns-20' },
  },
  glossary: {
    timed: earned({ do: 'place', who: 'this', to: 'table' }),
    playsOrDraws: { ruling: 'custom-cards-352' },
  },
}
