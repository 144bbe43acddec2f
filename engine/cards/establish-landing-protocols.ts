import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'

export interface AddedFilter {
  /** A ship that needs nobody to staff it. */
  readonly unstaffed?: true
}

export const card: Card = {
  title: 'Establish Landing Protocols',
  print: {
    leftOut: 'the RANGE that it takes, and how often',
    why: 'a ship lands once with RANGE to spare',
    lies: ['core'],
  },
  glossary: {
    seeds: {},
    standing: [{ affects: { all: { type: 'ship', unstaffed: true, whose: 'yours' } }, allows: 'land' }],
  },
}

export const features: Features<'unstaffed'> = {
  unstaffed: (game, id) => game.facts(id).staffing?.length === 0,
}
