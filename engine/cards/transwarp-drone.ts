import type { Card } from '../text/card.ts'
import type { SelectorsByName } from '../text/selector.ts'

export interface AddedSelectorNames {
  /** The ship that the card itself is aboard. */
  'ship around this': true
}

export const card: Card = {
  title: 'Transwarp Drone',
  print: { plays: 'its text as players know it, for the facts at hand have none' },
  rulebook: {
    uses: [
      {
        effects: [
          { do: 'modify', who: 'ship around this', attribute: 'range', add: 2 },
          { do: 'take into hand', who: 'this' },
        ],
      },
    ],
  },
}

export const selectorsByName: SelectorsByName<'ship around this'> = {
  'ship around this': (game, { this: drone }) => {
    const { place, holder } = game.card(drone)
    return place === 'aboard' && holder !== undefined ? [holder] : []
  },
}
