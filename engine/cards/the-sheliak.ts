import { locationOf } from '../board/places.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedFilter {
  /** It is where it was encountered. @alone Nobody else waits to be back there. */
  readonly whereItWasMet?: true
}

const back: { readonly if: Requirement; readonly among: 'this' } = {
  if: { some: { whereItWasMet: true } },
  among: 'this',
}

export const card: Card = {
  title: 'The Sheliak',
  print: 'whole',
  glossary: {
    dilemma: { placedOn: 'far end' },
    selfControlled: { attacks: [], when: [] },
    timed: [
      {
        at: 'turn ends',
        effects: [
          {
            ruling: 'custom-cards-626',
            do: 'destroy',
            who: { all: { type: 'facility', class: 'outpost' }, here: true },
            ...back,
          },
          {
            ruling: 'custom-cards-626',
            do: 'destroy',
            who: { all: { type: ['personnel', 'equipment'], cardIn: 'planet' }, here: true },
            ...back,
          },
          {
            ruling: 'custom-cards-627',
            do: 'modify',
            who: 'mission',
            attribute: 'points',
            set: -10,
            for: 'good',
            ...back,
          },
          { ruling: 'custom-cards-626', do: 'discard', who: 'this', ...back },
          { do: 'move on', who: 'this' },
        ],
      },
    ],
  },
}

export const features: Features<'whereItWasMet'> = {
  whereItWasMet(game, id) {
    const placed = game.state.history.findLast(d => d.kind === 'placed' && d.card === id)
    return placed?.places?.[0] !== undefined && placed.places[0] === locationOf(game, id)
  },
}
