import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The opponent who has played one of these cards more often than that loses the game. */
    readonly judges?: readonly (Clause & { readonly played: readonly string[]; readonly moreThan: number })[]
  }
}

export const writOfAccountability: CardText = {
  title: 'Writ of Accountability',
  plays: [{ on: { type: 'personnel', affiliation: 'ferengi', skill: 'FCA', whose: 'yours' }, stays: true }],
  uses: [
    {
      once: 'game',
      effects: [
        { do: 'download', where: { type: 'personnel', skill: 'FCA' } },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
  judges: [{ played: ['Static Warp Bubble', 'Anti-Time Anomaly', 'Black Hole'], moreThan: 1 }],
}
