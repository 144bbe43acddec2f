import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Clause } from '../text/text.ts'
import { loseItsPoints } from './shared/lost-points.ts'

export interface AddedCardText {
  /** It is planted on a mission; its points go where the mission is destroyed. */
  readonly planted?: { readonly losesPoints: Clause }
}

export interface AddedEffectWords {
  /** The points that the card has scored are gone, once. @alone Others lose points with their card. */
  'lose its points': object
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

export const effects: EffectHandlers<'lose its points'> = {
  'lose its points': (game, _, { this: tree }) => loseItsPoints(game, tree),
}
