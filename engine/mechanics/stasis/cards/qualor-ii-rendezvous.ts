import type { Condition } from '../../../board/state.ts'
import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../../../text/lasting-text.ts' {
  interface LastingText {
    /** Those on the planet, or aboard, are in the condition; with the ending, only until the card itself is so. */
    readonly imposes?: readonly (Clause & {
      readonly condition: Condition
      readonly on: Filter
      readonly until?: Clause & { readonly is: Condition }
    })[]
  }
}

export const qualorIiRendezvous: CardText = {
  title: 'Qualor II Rendezvous',
  imposes: [
    {
      ruling: 'faq96-312-qualor-ii-rendezvous-02',
      condition: 'stasis',
      on: { type: 'personnel', not: { affiliation: 'non-aligned' } },
      until: { ruling: 'faq96-312-qualor-ii-rendezvous-05', is: 'completed' },
    },
  ],
}
