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

export interface AddedUseText {
  /** In the same turn it is used once more for the same personnel. @alone, for no other card beams somebody back */
  readonly andBack?: Clause
}

export const card: Card = {
  title: 'Subspace Transporter',
  print: 'whole',
  glossary: {
    isNotNullified: { ruling: 'custom-cards-516', except: { name: 'Subspace Interference' } },
    plays: [{ ruling: 'custom-cards-394', on: { type: 'ship', whose: 'yours' }, stays: true }],
    beams: {
      reaches: 'same or neighboring location',
      anywhere: true,
      atMost: { count: 1, of: 'personnel' },
      only: { ruling: '1eS-subspace-transporter-02', what: { skill: 'Treachery', whose: 'yours' } },
      along: { ruling: '1eS-subspace-transporter-03' },
    },
    uses: [{ ruling: 'custom-cards-40', once: 'turn', andBack: { ruling: 'custom-cards-517' }, effects: [] }],
  },
}
