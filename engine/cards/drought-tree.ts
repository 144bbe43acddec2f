import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** It is planted on a mission; its points go where the mission is destroyed. */
  readonly planted?: { readonly losesPoints: Clause }
}

export const card: Card = {
  title: 'Drought Tree',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-401',
        on: { type: 'mission', kind: 'planet', completedBy: 'you' },
        stays: true,
        effects: [{ do: 'score', points: 7 }],
      },
    ],
    remedies: [
      {
        ruling: 'custom-cards-125',
        by: { type: 'personnel', whose: 'yours', cardIn: 'planet', not: { presentWith: { whose: "opponent's" } } },
        effects: [{ do: 'lose its points' }],
      },
    ],
    planted: { losesPoints: { ruling: '1eD-drought-tree-02' } },
  },
}
