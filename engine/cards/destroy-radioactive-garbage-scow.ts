import { can } from '../board/can.ts'
import { inPlay, isWithin, locationOf } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { affected } from '../text/affected.ts'
import type { Card, Text } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Features, matches } from '../text/match.ts'
import { addModifiers } from '../text/modifiers.ts'
import { refersTo } from '../text/names.ts'
import type { Clause, EffectOf, Filter, Who } from '../text/text.ts'

interface Ruled {
  readonly plays?: string
  readonly kills?: string
  readonly lowers: string
  readonly spares: string
  readonly once?: string
}

export interface AddedFilter {
  /** Neither aboard a ship nor protected by a card of this name in play. */
  readonly exposedWithout?: string
}

export interface AddedEffectWords {
  /** The mission where the card is, unless it is like that, is worth so much less; `once` = only the first copy does that there. */
  'lower points': {
    readonly at: Who
    readonly by: number
    readonly spares: Clause & { readonly where: Filter }
    readonly once?: Clause
  }
}

const clause = (ruling: string | undefined): Clause => (ruling === undefined ? {} : { ruling })

const destroyRadioactiveGarbageScow = ({ plays, kills, lowers, spares, once }: Ruled): Text => ({
  plays: [
    {
      ...clause(plays),
      on: { name: 'Radioactive Garbage Scow' },
      effects: [
        {
          ...clause(kills),
          do: 'kill',
          who: { all: { type: 'personnel', exposedWithout: 'Thermal Deflectors' }, here: true },
        },
        {
          ...clause(lowers),
          do: 'lower points',
          at: 'target',
          by: 10,
          spares: { ...clause(spares), where: { is: 'completed' } },
          ...(once === undefined ? {} : { once: { ruling: once } }),
        },
        { do: 'discard', who: 'target' },
      ],
    },
  ],
})

export const card: Card = {
  title: 'Destroy Radioactive Garbage Scow',
  print: 'whole',
  faq1996: destroyRadioactiveGarbageScow({
    plays: 'faq96-39-destroy-radioactive-garbage-scow-01',
    kills: 'faq96-39-destroy-radioactive-garbage-scow-02',
    lowers: 'faq96-39-destroy-radioactive-garbage-scow-03',
    spares: 'faq96-39-destroy-radioactive-garbage-scow-05',
  }),
  glossary: destroyRadioactiveGarbageScow({
    lowers: '1eD-destroy-radioactive-garbage-scow-02',
    spares: '1eD-destroy-radioactive-garbage-scow-03',
    once: '1eD-destroy-radioactive-garbage-scow-01',
  }),
}

const isShipAround = (game: Game, ship: CardId, id: CardId): boolean =>
  game.facts(ship).type === 'ship' && isWithin(game, id, ship)

const isInPlay = (game: Game, id: CardId, name: string): boolean =>
  inPlay(game.card(id)) && refersTo(game, name, game.card(id).title) && can(game, id, 'count as in play')

function isSpared(game: Game, { spares, once }: EffectOf<'lower points'>, mission: CardId, you: string): boolean {
  for (const [clause, holds] of [
    [spares, matches(game, mission, spares.where, you)],
    [once, isLoweredAlready(game, mission)],
  ] as const) {
    if (!clause || !holds || !game.inForce(clause)) continue
    game.credit(clause)
    return true
  }
  return false
}

const isLoweredAlready = (game: Game, mission: CardId): boolean =>
  game.state.modifiers.some(m => m.card === mission && m.attribute === 'points')

export const features: Features<'exposedWithout'> = {
  exposedWithout: (game, id, f) =>
    !game.state.cards.some(c => isShipAround(game, c.id, id) || isInPlay(game, c.id, f.exposedWithout!)),
}

export const effects: EffectHandlers<'lower points'> = {
  'lower points'(game, effect, context) {
    for (const card of affected(game, effect.at, context)) {
      const mission = locationOf(game, card)
      if (mission === undefined || isSpared(game, effect, mission, context.you)) continue
      addModifiers(game, [{ card: mission, attribute: 'points', add: -effect.by, by: context.this }])
    }
  },
}
