import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedStanding {
  /** Holds intruders on the ships that it affects as long as they are fewer than that. */
  readonly holdsIntruders?: { readonly fewerThan: number }
}

export interface AddedCardText {
  /** What such a card does to its player it does to its own. @alone No other card turns what is aimed at its player against the other. */
  readonly reverses?: Clause & { readonly what: Filter }
}

export const card: Card = {
  title: 'Intruder Force Field',
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }],
    reverses: { ruling: 'custom-cards-431', what: { name: 'Telepathic Alien Kidnappers' } },
    standing: [
      {
        ruling: 'faq96-38-intruder-force-field-03',
        affects: { all: { whose: 'yours' } },
        holdsIntruders: { fewerThan: 3 },
      },
    ],
  },
}
