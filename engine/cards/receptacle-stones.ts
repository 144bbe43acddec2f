import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'
import { intoHand } from './shared/earned-artifacts.ts'

export interface AddedCardText {
  /**
   * While it lies on a ship, such dilemmas that a crew of its player's meets are applied to that ship, too: the first of
   * them, or every one.
   */
  readonly repeats?: { readonly dilemmas: readonly (Clause & { readonly where: Filter })[]; readonly every: Clause }
}

export const card: Card = {
  title: 'Receptacle Stones',
  print: 'whole',
  faq1996: {
    timed: [intoHand, { at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
    plays: [{ as: 'event', on: { type: 'ship', whose: "opponent's", occupied: true }, stays: true }],
    repeats: {
      dilemmas: [
        { where: { kind: 'space', not: { selfControlled: true } } },
        { ruling: 'faq96-33-receptacle-stones-01', where: { kind: 'dual' } },
        { ruling: 'faq96-33-receptacle-stones-02', where: { selfControlled: true } },
      ],
      every: { ruling: 'faq96-33-receptacle-stones-02' },
    },
  },
}
