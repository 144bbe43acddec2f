import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../beam-text.ts' {
  interface BeamText {
    /** Whoever's the ship is. */
    readonly anywhere?: true
    /** No other personnel. */
    readonly only?: Clause & { readonly what: Filter }
    /** Equipment goes with them. */
    readonly along?: Clause
  }
}

export const subspaceTransporter: CardText = {
  title: 'Subspace Transporter',
  plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
  beams: {
    reaches: 'same or neighboring location',
    anywhere: true,
    atMost: { count: 1, of: 'personnel' },
    only: { ruling: '1eS-subspace-transporter-02', what: { skill: 'Treachery', whose: 'yours' } },
    along: { ruling: '1eS-subspace-transporter-03' },
  },
  uses: [{ once: 'turn', effects: [] }],
}
