import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import { anotherObjective, borgThere } from './shared/borg-objectives.ts'

export interface AddedFilter {
  /** At least so many points are printed on it. */
  readonly pointsAtLeast?: number
}

export const card: Card = {
  title: 'Assimilate Planet',
  print: { lies: ['planet'] },
  glossary: {
    plays: [
      {
        aimsAt: {
          type: 'mission',
          targetedAs: 'planet',
          pointsAtLeast: 35,
          noBorgObjective: true,
          not: { homeworld: true },
        },
        aims: true,
        stays: true,
      },
    ],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: borgThere,
      outcomes: [{ icons: ['communication', 'defense'] }],
      results: [anotherObjective],
    },
  },
}

export const features: Features<'pointsAtLeast'> = {
  pointsAtLeast: (game, id, f) => (game.facts(id).points ?? 0) >= f.pointsAtLeast!,
}
