import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Of duplicates in play that come to be at one location, as the law has it, one is discarded; by the clause not while such a card is in play. */
  readonly partsDuplicates?: { readonly unless: Clause & { readonly inPlay: Filter } }
}

export const card: Card = {
  title: 'Doppelganger',
  print: { lies: ['core'] },
  glossary: {
    plays: [{ stays: true }],
    partsDuplicates: { unless: { ruling: 'custom-cards-111', inPlay: { name: 'Clone Machine' } } },
  },
}
