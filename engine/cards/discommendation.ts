import type { Card } from '../text/card.ts'
import { klingon } from './shared/klingons.ts'

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
