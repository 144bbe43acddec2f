import { locationOf } from '../board/places.ts'
import { isInOrbit } from '../questions/movement/questions.ts'
import type { Card, Text } from '../text/card.ts'
import type { Features } from '../text/match.ts'

export interface AddedFilter {
  /** Where there is a planet, and not on it. */
  readonly orbiting?: true
}

const lossOfOrbitalStability: Text = {
  plays: [
    {
      on: { type: 'ship', orbiting: true },
      stays: true,
      effects: [{ do: 'forbid', who: 'target', to: 'move', for: 'one turn' }],
    },
  ],
  timed: [
    {
      at: 'turn ends',
      turns: { word: 'next' },
      effects: [
        { do: 'destroy', who: 'host', unless: { total: 'shields', over: 4 }, among: 'host' },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Loss of Orbital Stability',
  print: {
    plays: 'that the ship cannot move for one turn, as the FAQ has it, and is destroyed as the print of today has it',
  },
  faq1996: lossOfOrbitalStability,
  glossary: lossOfOrbitalStability,
}

export const features: Features<'orbiting'> = {
  orbiting: (game, id) => {
    const at = locationOf(game, id)
    return at !== undefined && game.facts(at).kind !== 'space' && game.decide(isInOrbit, { ship: id })
  },
}
