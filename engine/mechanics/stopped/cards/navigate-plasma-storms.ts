import type { CardType } from '../../../../cards/facts.ts'
import { locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../scouting/words.ts' {
  interface ProbeOutcome {
    readonly types?: readonly CardType[]
  }
}

declare module '../../../text/text.ts' {
  interface Filter {
    /** Of the location where it is. */
    readonly region?: string
  }
}

const shipsInTheBadlands = { all: { type: ['ship', 'facility'], region: 'Badlands', inSpace: true } } as const

export const navigatePlasmaStorms: CardText = {
  title: 'Navigate Plasma Storms',
  plays: [{ stays: true }],
  timed: [
    {
      at: 'turn ends',
      effects: [
        {
          do: 'probe',
          if: { some: { type: 'ship', region: 'Badlands' } },
          among: { all: { type: 'ship' } },
          outcomes: [
            {
              types: ['interrupt', 'doorway'],
              effects: [{ do: 'damage', who: shipsInTheBadlands, spares: { skill: 'Navigation', level: 3 } }],
            },
            {
              types: ['objective'],
              effects: [{ do: 'destroy', who: shipsInTheBadlands, spares: { skill: 'Navigation', level: 5 } }],
            },
            { types: ['event'], effects: [{ do: 'discard', who: 'this' }] },
          ],
        },
      ],
    },
  ],
}

export const features: Features<'region'> = {
  region: (game, id, f) => regionOf(game, id) === f.region,
}

function regionOf(game: Game, id: CardId): string | undefined {
  const at = locationOf(game, id)
  return at === undefined ? undefined : game.facts(at).region
}
