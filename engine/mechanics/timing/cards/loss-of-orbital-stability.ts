import { locationOf } from '../../../board/places.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { isInOrbit } from '../../movement/questions.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** Where there is a planet, and not on it. */
    readonly orbiting?: true
  }
}

export const lossOfOrbitalStability: CardText = {
  title: 'Loss of Orbital Stability',
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

export const features: Features<'orbiting'> = {
  orbiting: (game, id) => {
    const at = locationOf(game, id)
    return at !== undefined && game.facts(at).kind !== 'space' && game.decide(isInOrbit, { ship: id })
  },
}
