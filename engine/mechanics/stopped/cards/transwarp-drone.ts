import type { SelectorsByName } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface SelectorNames {
    /** The ship that the card itself is aboard. */
    'ship around this': true
  }
}

export const transwarpDrone: CardText = {
  title: 'Transwarp Drone',
  uses: [
    {
      effects: [
        { do: 'modify', who: 'ship around this', attribute: 'range', add: 2 },
        { do: 'take into hand', who: 'this' },
      ],
    },
  ],
}

export const selectorsByName: SelectorsByName<'ship around this'> = {
  'ship around this': (game, { this: drone }) => {
    const { place, holder } = game.card(drone)
    return place === 'aboard' && holder !== undefined ? [holder] : []
  },
}
