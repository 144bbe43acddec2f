import { locationsAlong } from '../../../board/locations.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { endOfTheSpaceline } from '../settled.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** An end of a spaceline. */
    readonly spacelineEnd?: true
  }
}

const transwarpNetworkGateway: CardText = {
  title: 'Transwarp Network Gateway',
  seeds: { on: { spacelineEnd: true }, phase: 'facility phase' },
}

export const texts = { glossary: [transwarpNetworkGateway] } satisfies Texts

export const features: Features<'spacelineEnd'> = {
  spacelineEnd: (game, id) => {
    if (game.card(id).place !== 'spaceline') return false
    const line = locationsAlong(game, id)
    if (game.decide(endOfTheSpaceline, { card: id }) !== 'the last location') return false
    return id === line[0] || id === line.at(-1)
  },
}
