import { locationsAlong } from '../board/locations.ts'
import { endOfTheSpaceline } from '../questions/locations/settled.ts'

import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'

export interface AddedFilter {
  /** An end of a spaceline. */
  readonly spacelineEnd?: true
}

export const card: Card = {
  title: 'Transwarp Network Gateway',
  print: { leftOut: 'that it may be played, and what passes through it', why: 'it is seeded, and no ship moves' },
  glossary: {
    seeds: { on: { spacelineEnd: true }, phase: 'facility phase' },
  },
}

export const features: Features<'spacelineEnd'> = {
  spacelineEnd: (game, id) => {
    if (game.card(id).place !== 'spaceline') return false
    const line = locationsAlong(game, id)
    if (game.decide(endOfTheSpaceline, { card: id }) !== 'the last location') return false
    return id === line[0] || id === line.at(-1)
  },
}
