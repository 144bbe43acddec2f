import { move } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import { opponentOf } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { matches } from '../../../text/match.ts'
import type { Context } from '../../../text/selector.ts'
import type { CardText, EffectOf } from '../../../text/text.ts'
import { putInOrder } from '../../selections/put-in-order.ts'
import { select } from '../../selections/select.ts'
import { mayForgoTheSearch } from '../objective-questions.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** One such card of the opponent's discard pile goes beneath this one. */
    salvage: { readonly where: Filter }
  }
}

export const salvageStarship: CardText = {
  title: 'Salvage Starship',
  plays: [{ aimsAt: { type: 'mission', targetedAs: 'space', noBorgObjective: true }, aims: true, stays: true }],
  objective: {
    scouts: 'location',
    as: 'space',
    needs: { some: { affiliation: 'borg' } },
    outcomes: [{ icons: ['navigation', 'defense'] }],
    results: [{ do: 'salvage', where: { type: 'ship' } }],
  },
}

export const effects: EffectHandlers<'salvage'> = { salvage }

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
