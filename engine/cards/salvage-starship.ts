import { move } from '../board/moves.ts'
import { cardsIn } from '../board/places.ts'
import { opponentOf } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { putInOrder } from '../mechanics/selections/put-in-order.ts'
import { select } from '../mechanics/selections/select.ts'
import { mayForgoTheSearch } from '../questions/scouting/objective.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import type { Context } from '../text/selector.ts'
import type { EffectOf, Filter } from '../text/text.ts'

export interface AddedEffectWords {
  /** One such card of the opponent's discard pile goes beneath this one. */
  salvage: { readonly where: Filter }
}

export const card: Card = {
  title: 'Salvage Starship',
  print: {
    leftOut: 'that it needs a wreck, and the special equipment of the ship that it takes',
    why: 'it lies on the table from the beginning, and nobody asks for special equipment',
    lies: ['space'],
  },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-386',
        aimsAt: { type: 'mission', targetedAs: 'space', noBorgObjective: true },
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
