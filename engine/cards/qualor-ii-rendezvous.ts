import type { Condition } from '../board/state.ts'
import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedLastingText {
  /** Those on the planet, or aboard, are in the condition; with the ending, only until the card itself is so. */
  readonly imposes?: readonly (Clause & {
    readonly condition: Condition
    readonly on: Filter
    readonly until?: Clause & { readonly is: Condition }
  })[]
}

export const card: Card = {
  title: 'Qualor II Rendezvous',
  print: 'whole',
  faq1996: {
    imposes: [
      {
        ruling: 'faq96-312-qualor-ii-rendezvous-02',
        condition: 'stasis',
        on: { type: 'personnel', not: { affiliation: 'non-aligned' } },
        until: { ruling: 'faq96-312-qualor-ii-rendezvous-05', is: 'completed' },
      },
    ],
  },
}
