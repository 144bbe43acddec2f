import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import { klingon } from './shared/klingons.ts'

export interface AddedFilter {
  /** It is left of a side that has lost a battle. @alone No other text asks who has lost. */
  readonly defeated?: true
}

export const card: Card = {
  title: 'Discommendation',
  print: { lies: ['personnel'] },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-134',
        on: { ...klingon, defeated: true },
        stays: true,
        effects: [
          { do: 'score', points: -5, if: { some: { whose: 'yours' } }, among: 'target' },
          {
            do: 'as player',
            which: 'opponent',
            if: { some: { whose: "opponent's" } },
            among: 'target',
            effects: [{ do: 'score', points: -5 }],
          },
        ],
      },
    ],
    standing: [{ ruling: 'custom-cards-135', affects: 'host', affiliation: 'non-aligned', loses: { skill: 'Honor' } }],
  },
}

export const features: Features<'defeated'> = {
  defeated: (game, id) => game.state.history.some(d => d.kind === 'lost a battle' && d.cards?.includes(id)),
}
