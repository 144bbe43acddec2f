import type { Card } from '../text/card.ts'

import type { Clause, Filter } from '../text/text.ts'
import { earned } from './shared/earned-artifacts.ts'

export interface AddedCardText {
  /** Points that it is worth as long as it is in play, for each card like that, or for each title of such cards. */
  readonly worth?: readonly (Clause & { readonly points: number; readonly each: Filter; readonly different?: true })[]
}

export const card: Card = {
  title: 'Ressikan Flute',
  print: { leftOut: 'The Devil, and the limit of five', why: 'nobody plays it, and fewer are there', lies: ['core'] },
  faq1996: {
    timed: earned({ do: 'place', who: 'this', to: 'table' }),
    worth: [
      {
        ruling: 'faq96-33-ressikan-flute-01',
        points: 5,
        each: { skill: 'Music', whose: 'yours' },
      },
    ],
  },
}
