import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** In space where there is a planet, and not docked. */
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
  orbiting: (game, id) => game.card(id).place === 'space' && game.facts(game.card(id).holder).kind !== 'space',
}
