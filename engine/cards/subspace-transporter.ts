import type { Language } from '../kernel/language.ts'
import { nullifiesOthers } from '../mechanics/nullifying/nullifies-others.ts'
import type { Card } from '../text/card.ts'
import { refersTo } from '../text/names.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedBeamText {
  /** Whoever's the ship is. */
  readonly anywhere?: true
  /** No other personnel. */
  readonly only?: Clause & { readonly what: Filter }
  /** Equipment goes with them. */
  readonly along?: Clause
}

export interface AddedUseText {
  /** In the same turn it is used once more for the same personnel. @alone, for no other card beams somebody back */
  readonly andBack?: Clause
}

export interface AddedCardText {
  /** The only card that nullifies it. @alone, for no other card in the library says so */
  readonly nullifiedOnlyBy?: Clause & { readonly name: string }
}

export const card: Card = {
  title: 'Subspace Transporter',
  print: 'whole',
  glossary: {
    nullifiedOnlyBy: { ruling: 'custom-cards-516', name: 'Subspace Interference' },
    plays: [{ ruling: 'custom-cards-394', on: { type: 'ship', whose: 'yours' }, stays: true }],
    beams: {
      reaches: 'same or neighboring location',
      anywhere: true,
      atMost: { count: 1, of: 'personnel' },
      only: { ruling: '1eS-subspace-transporter-02', what: { skill: 'Treachery', whose: 'yours' } },
      along: { ruling: '1eS-subspace-transporter-03' },
    },
    uses: [{ ruling: 'custom-cards-40', once: 'turn', andBack: { ruling: 'custom-cards-517' }, effects: [] }],
  },
}

/** What nullifies others does not reach it, unless it is what its text names. */
export const hindrances: Language['hindrances'] = [
  (game, card, to, by) => {
    if (to !== 'be affected' || by === undefined) return undefined
    const clause = game.text(card).nullifiedOnlyBy
    if (!clause || !game.inForce(clause) || !nullifiesOthers(game, by)) return undefined
    game.credit(clause)
    return refersTo(game, clause.name, game.card(by).title) ? undefined : card
  },
]
