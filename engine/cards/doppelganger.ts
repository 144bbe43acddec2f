import type { Card } from '../text/card.ts'
import type { Clause, Needing } from '../text/text.ts'

export interface AddedCardText {
  /** Of duplicates in play that come to be at one location, as the law has it, one is discarded; by the clause not while that is there. */
  readonly partsDuplicates?: { readonly unless: Clause & Needing }
}

export const card: Card = {
  title: 'Doppelganger',
  print: { lies: ['core'] },
  glossary: {
    plays: [{ stays: true }],
    partsDuplicates: { unless: { ruling: 'custom-cards-111', needs: { inPlay: { name: 'Clone Machine' } } } },
  },
}
