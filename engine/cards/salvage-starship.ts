import { move } from '../board/moves.ts'
import { cardsIn } from '../board/places.ts'
import { opponentOf } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { putInOrder } from '../mechanics/selections/put-in-order.ts'
import { select } from '../mechanics/selections/select.ts'
import { mayForgoTheSearch } from '../questions/scouting/objective.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Features, matches } from '../text/match.ts'
import type { Context } from '../text/selector.ts'
import type { Clause, EffectOf, Filter } from '../text/text.ts'

export interface AddedEffectWords {
  /** One such card of the opponent's discard pile goes beneath this one. */
  salvage: { readonly where: Filter }
}

export interface AddedFilter {
  /** A location where a ship of the opponent's was destroyed. @alone for no other text looks for wrecks */
  readonly wreck?: Clause
}

export interface AddedCardText {
  /** All ships of its player's have the special equipment of the ship beneath it. @alone for no other card keeps a ship beneath it */
  readonly addsEquipmentBeneath?: Clause
}

export const card: Card = {
  title: 'Salvage Starship',
  print: { lies: ['space'], aims: ['mission'], holds: ['ship'] },
  glossary: {
    seeds: {},
    addsEquipmentBeneath: { ruling: 'custom-cards-531' },
    plays: [
      {
        ruling: 'custom-cards-386',
        aimsAt: {
          type: 'mission',
          targetedAs: 'space',
          noBorgObjective: true,
          any: [{ wreck: { ruling: 'custom-cards-530' } }, { name: 'Wolf 359' }],
          over: { points: 0 },
        },
        aims: true,
        stays: true,
      },
    ],
    objective: {
      scouts: 'location',
      as: 'space',
      needs: { some: { affiliation: 'borg' } },
      outcomes: [{ icons: ['navigation', 'defense'] }],
      results: [{ do: 'salvage', where: { type: 'ship' } }],
    },
  },
}

function* salvage(game: Game, { where }: EffectOf<'salvage'>, { you, this: by }: Context): Flow {
  const opponent = opponentOf(game.state, you)
  const from = cardsIn(game, 'discard', opponent)
    .map(c => c.id)
    .filter(id => matches(game, id, where, you))
  const optional = game.decide(mayForgoTheSearch, { objective: by })
  const [found] = yield* select(game, { who: you, from, count: 1, by, optional })
  if (found === undefined) return
  yield* putInOrder(game, you, opponent)
  move(game, found, 'under', by)
}

export const effects: EffectHandlers<'salvage'> = { salvage }

export const features: Features<'wreck'> = {
  wreck(game, id, { wreck }, you) {
    if (!wreck || !game.inForce(wreck)) return true
    game.credit(wreck)
    return game.state.history.some(
      d =>
        d.kind === 'destroyed' &&
        d.player !== you &&
        d.card !== undefined &&
        game.facts(d.card).type === 'ship' &&
        d.places?.includes(id),
    )
  },
}

export const pastFeatures: Language['pastFeatures'] = ['wreck']
