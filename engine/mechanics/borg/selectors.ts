import type { SelectorsByName } from '../../text/selector.ts'

export interface AddedSelectorNames {
  /** The ship that the card itself is aboard. */
  'ship around this': true
}

export const selectorsByName: SelectorsByName<'ship around this'> = {
  'ship around this': (game, { this: drone }) => {
    const { place, holder } = game.card(drone)
    return place === 'aboard' && holder !== undefined ? [holder] : []
  },
}
