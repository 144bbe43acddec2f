import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** The opponent who has played one of these cards more often than that loses the game. */
  readonly judges?: readonly (Clause & { readonly played: readonly string[]; readonly moreThan: number })[]
}

export const card: Card = {
  title: 'Writ of Accountability',
  print: {
    leftOut: 'Brain Drain, Subspace Schism and dilemmas',
    onlyWith: ['Brain Drain', 'Subspace Schism', 'type dilemma'],
    lies: ['core'],
  },
  glossary: {
    uses: [
      {
        ruling: 'custom-cards-389',
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', skill: 'FCA' } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
    plays: [
      {
        ruling: 'custom-cards-390',
        on: { type: 'personnel', affiliation: 'ferengi', skill: 'FCA', whose: 'yours' },
        stays: true,
      },
    ],
    judges: [
      {
        ruling: 'custom-cards-1140',
        played: ['Static Warp Bubble', 'Anti-Time Anomaly', 'Black Hole'],
        moreThan: 1,
      },
    ],
  },
}
