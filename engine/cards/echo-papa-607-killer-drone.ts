import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedStanding {
  /** Once for each battle that it has been used in, and once before the first. */
  readonly perBattle?: true
  /** Only then. */
  readonly during?: Clause & { readonly what: 'personnel battle' }
}

export const card: Card = {
  title: 'Echo Papa 607 Killer Drone',
  print: 'whole',
  faq1996: {
    standing: [
      {
        affects: 'this',
        add: { strength: 10 },
        perBattle: true,
        during: { ruling: 'faq96-37-echo-papa-607-killer-drone-04', what: 'personnel battle' },
      },
    ],
  },
}
