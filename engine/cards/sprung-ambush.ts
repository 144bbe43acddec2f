import { inPlay, locationOf } from '../board/places.ts'
import { battle } from '../mechanics/battle/battle.ts'
import { select } from '../mechanics/selections/select.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They begin an engagement with a ship of the opponent's at their location, which the player chooses. */
  engage: { readonly who: Who }
}

export interface AddedPlayText {
  /** The target is to begin an engagement, and must be able to. */
  readonly engages?: true
}

export const card: Card = {
  title: 'Sprung Ambush',
  /** As the Second Edition Rulebook Glossary supposes it: a card that begins an engagement involving one of your ships. */
  rulebook: {
    plays: [{ on: { type: 'ship', whose: 'yours' }, engages: true, effects: [{ do: 'engage', who: 'target' }] }],
  },
}

export const effects: EffectHandlers<'engage'> = {
  *engage(game, { who }, context) {
    const { you, this: by } = context
    const attackers = resolve(game, who, context)
    const [first] = attackers
    if (first === undefined) return
    const at = locationOf(game, first)
    const from = game.state.cards.flatMap(c =>
      inPlay(c) && locationOf(game, c.id) === at && matches(game, c.id, { type: 'ship', whose: "opponent's" }, you)
        ? c.id
        : [],
    )
    const engaged = yield* select(game, { who: you, from, count: 1, by })
    if (engaged.length) yield* battle(game, you, attackers, engaged)
  },
}
