import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { anyNor } from '../../facilities/cards/any-nor.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** It asks for fewer staffing icons. */
    readonly staffingUnder?: number
  }
}

/** A site of a station where small ships report. */
export const dockingPorts: CardText = {
  title: 'Docking Ports',
  plays: [{ on: anyNor, stays: true }],
  docks: { type: 'ship', staffingUnder: 3 },
  receives: { type: 'ship', staffingUnder: 3 },
}

export const features: Features<'staffingUnder'> = {
  staffingUnder: (game, id, f) => (game.facts(id).staffing ?? []).length < f.staffingUnder!,
}
