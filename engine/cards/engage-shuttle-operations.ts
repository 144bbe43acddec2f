import { isShuttle } from '../questions/movement/questions.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Clause, Filter, Requirement } from '../text/text.ts'

export interface AddedFilter {
  readonly shuttle?: true
}

export interface AddedCardText {
  /** Its player's ships like that, with what it takes aboard, launch such ships as they carry. */
  readonly launches?: Clause & { readonly what: Filter; readonly by: Filter; readonly needs: Requirement }
}

export const card: Card = {
  title: 'Engage Shuttle Operations',
  print: { leftOut: 'that shuttles are loaded', why: 'those that a ship carries are aboard it from the beginning' },
  faq1996: {
    plays: [{ stays: true }],
    standing: [{ affects: { all: { type: 'ship', whose: 'yours', shuttle: true } }, allows: 'land' }],
    launches: {
      what: { shuttle: true },
      by: { whose: 'yours', system: 'Tractor Beam' },
      needs: { some: { classification: 'ENGINEER' } },
    },
  },
}

export const features: Features<'shuttle'> = {
  shuttle: (game, id) => game.facts(id).type === 'ship' && game.decide(isShuttle, { ship: id }),
}
