import type { Card } from '../text/card.ts'

export interface AddedStanding {
  /** Holds intruders on the ships that it affects as long as they are fewer than that. */
  readonly holdsIntruders?: { readonly fewerThan: number }
}

export const card: Card = {
  title: 'Intruder Force Field',
  print: { leftOut: 'what it does to Telepathic Alien Kidnappers', why: 'there are none' },
  /** What it does to Telepathic Alien Kidnappers is no part of this. */
  faq1996: {
    plays: [{ stays: true }],
    standing: [
      {
        ruling: 'faq96-38-intruder-force-field-03',
        affects: { all: { whose: 'yours' } },
        holdsIntruders: { fewerThan: 3 },
      },
    ],
  },
}
