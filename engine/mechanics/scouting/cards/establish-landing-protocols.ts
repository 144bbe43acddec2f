import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** A ship that needs nobody to staff it. */
    readonly unstaffed?: true
  }
}

export const establishLandingProtocols: CardText = {
  title: 'Establish Landing Protocols',
  seeds: {},
  standing: [{ affects: { all: { type: 'ship', unstaffed: true, whose: 'yours' } }, allows: 'land' }],
}

export const features: Features<'unstaffed'> = {
  unstaffed: (game, id) => game.facts(id).staffing?.length === 0,
}
