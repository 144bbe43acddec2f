import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedStanding {
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
        per: 'battle',
        during: { ruling: 'faq96-37-echo-papa-607-killer-drone-04', what: 'personnel battle' },
      },
    ],
  },
}
