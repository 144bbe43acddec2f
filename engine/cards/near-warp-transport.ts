import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedBeamText {
  /** From such a ship, facility or planet it does not beam. */
  readonly notFrom?: readonly (Clause & { readonly what: Filter })[]
}

export const card: Card = {
  title: 'Near-Warp Transport',
  print: 'whole',
  faq1996: {
    beams: {
      reaches: 'neighboring location',
      atMost: { count: 6, of: 'cards' },
      notFrom: [
        { ruling: 'faq96-39-near-warp-transport-02', what: { type: 'mission' } },
        { ruling: 'faq96-39-near-warp-transport-03', what: { type: 'facility' } },
      ],
    },
    plays: [{ performs: 'beam' }],
  },
  glossary: {
    beams: {
      reaches: 'neighboring location',
      atMost: { count: 6, of: 'cards' },
      notFrom: [{ ruling: 'custom-cards-13', what: { any: [{ type: 'mission' }, { type: 'facility' }] } }],
    },
    plays: [{ performs: 'beam' }],
  },
}
