import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedBeamText {
  /** Whoever's the ship is. */
  readonly anywhere?: true
  /** No other personnel. */
  readonly only?: Clause & { readonly what: Filter }
  /** Equipment goes with them. */
  readonly along?: Clause
}

export const card: Card = {
  title: 'Subspace Transporter',
  print: {
    leftOut: 'that it beams out and back in one turn, and what nullifies it',
    why: 'nobody whom it has beamed goes back in the same turn, and it is not nullified',
  },
  glossary: {
    plays: [{ ruling: 'custom-cards-394', on: { type: 'ship', whose: 'yours' }, stays: true }],
    beams: {
      reaches: 'same or neighboring location',
      anywhere: true,
      atMost: { count: 1, of: 'personnel' },
      only: { ruling: '1eS-subspace-transporter-02', what: { skill: 'Treachery', whose: 'yours' } },
      along: { ruling: '1eS-subspace-transporter-03' },
    },
    uses: [{ ruling: 'custom-cards-40', once: 'turn', effects: [] }],
  },
}
