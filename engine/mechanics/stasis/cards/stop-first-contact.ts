import { locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** The spaceline where it is; `time` = at a time location. */
    readonly quadrant?: string
  }
}

/** What ceases to exist when the timeline is disrupted in 2063: humans and the Federation, but for other universes and times. */
const lost: Filter = {
  type: ['personnel', 'ship', 'facility'],
  any: [{ species: 'Human' }, { affiliation: 'federation' }],
  not: { any: [{ icon: 'au' }, { icon: 'mirror universe' }, { quadrant: 'time' }] },
}

const vessels: Filter = { ...lost, type: ['ship', 'facility'] }

/** Of the cards in play; those aboard that do not cease to exist return to hand. */
const disruption: readonly Effect[] = [
  { do: 'take into hand', who: { except: { all: lost }, among: { carriedBy: { all: vessels } } } },
  { do: 'put out of play', who: { all: lost } },
]

export const stopFirstContact: CardText = {
  title: 'Stop First Contact',
  global: true,
  plays: [{ on: { name: 'Montana Missile Complex' }, stays: true }],
  timed: [
    {
      at: 'turn ends',
      whose: 'yours',
      effects: [
        {
          do: 'probe',
          withShipAt: { name: 'Montana Missile Complex' },
          may: true,
          outcomes: [{ icons: ['defense'], effects: [...disruption, { do: 'discard', who: 'this' }] }],
        },
      ],
    },
  ],
}

export const features: Features<'quadrant'> = {
  quadrant: (game, id, f) => lineOf(game, id) === f.quadrant,
}

function lineOf(game: Game, id: CardId): string | undefined {
  const at = locationOf(game, id)
  return at === undefined ? undefined : game.card(at).holder
}
