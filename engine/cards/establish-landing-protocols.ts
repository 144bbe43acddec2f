import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'

export interface AddedFilter {
  /** A ship that needs nobody to staff it. */
  readonly unstaffed?: true
}

export const card: Card = {
  title: 'Establish Landing Protocols',
  print: { lies: ['core'] },
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    standing: [
      {
        ruling: 'custom-cards-949',
        affects: { all: { type: 'ship', unstaffed: true, whose: 'yours' } },
        allows: 'land',
        allowedFor: { ruling: 'custom-cards-343', range: 1 },
      },
    ],
  },
}

export const features: Features<'unstaffed'> = {
  unstaffed: (game, id) => !game.facts(id).staffing?.length,
}
