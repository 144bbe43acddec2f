import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../beam-text.ts' {
  interface BeamText {
    /** From such a ship, facility or planet it does not beam. */
    readonly notFrom?: readonly (Clause & { readonly what: Filter })[]
  }
}

export const nearWarpTransport: CardText = {
  title: 'Near-Warp Transport',
  beams: {
    reaches: 'neighboring location',
    atMost: { count: 6, of: 'cards' },
    notFrom: [
      { ruling: 'faq96-39-near-warp-transport-02', what: { type: 'mission' } },
      { ruling: 'faq96-39-near-warp-transport-03', what: { type: 'facility' } },
    ],
  },
  plays: [{ performs: 'beam' }],
}
