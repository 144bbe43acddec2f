import type { Attribute, Effect } from '../cards/text.ts'
import { can } from '../state/ask.ts'
import { matches } from '../state/match.ts'
import { type CardId, opponentOf, type PlayerName } from '../state/state.ts'
import { value } from '../state/value.ts'
import { type Context, resolve } from '../state/who.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import { select } from './select.ts'

/** Who chooses, as the text of the card says it. */
export function chooser(game: Game, by: 'you' | 'opponent' | 'chance', context: Context): PlayerName | 'chance' {
  if (by === 'chance') return 'chance'
  return by === 'you' ? context.you : opponentOf(game.state, context.you)
}

/** A selection by the text of a card; the context with what was picked. */
export function* selectCards(game: Game, effect: Extract<Effect, { do: 'select' }>, context: Context): Flow<Context> {
  const eligible = resolve(game, effect.from, context)
    .filter(id => !effect.where || matches(game, id, effect.where, context.you))
    .filter(id => can(game, id, 'be affected', context.this))
  const from = effect.most ? highest(game, eligible, effect.most) : eligible
  const who = chooser(game, effect.by, context)
  const picked = yield* select(game, {
    who,
    from,
    count: effect.count,
    by: context.this,
    ...(effect.why ? { why: effect.why } : {}),
  })
  return { ...context, chosen: { ...context.chosen, [effect.as]: picked } }
}

function highest(game: Game, cards: readonly CardId[], attribute: Attribute): readonly CardId[] {
  const most = Math.max(...cards.map(id => value(game, id, attribute)))
  return cards.filter(id => value(game, id, attribute) === most)
}
