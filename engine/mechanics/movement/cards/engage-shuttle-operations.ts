import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { isShuttle } from '../questions.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    readonly shuttle?: true
  }
  interface CardText {
    /** Its player's ships like that, with what it takes aboard, launch such ships as they carry. */
    readonly launches?: Clause & { readonly what: Filter; readonly by: Filter; readonly needs: Requirement }
  }
}

export const engageShuttleOperations: CardText = {
  title: 'Engage Shuttle Operations',
  plays: [{ stays: true }],
  standing: [{ affects: { all: { type: 'ship', whose: 'yours', shuttle: true } }, allows: 'land' }],
  launches: {
    what: { shuttle: true },
    by: { whose: 'yours', system: 'Tractor Beam' },
    needs: { some: { classification: 'ENGINEER' } },
  },
}

export const features: Features<'shuttle'> = {
  shuttle: (game, id) => game.facts(id).type === 'ship' && game.decide(isShuttle, { ship: id }),
}
