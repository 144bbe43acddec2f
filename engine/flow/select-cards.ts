import type { Attribute, Effect } from '../cards/text.ts'
import { can } from '../state/ask.ts'
import { allIndividuals, cardsOf } from '../state/individuals.ts'
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

/** A selection by the text of a card; the context with what was picked, as whole cards. */
export function* selectCards(game: Game, effect: Extract<Effect, { do: 'select' }>, context: Context): Flow<Context> {
  const who = chooser(game, effect.by, context)
  const from = candidates(game, effect, context, who === 'chance' ? 'chance' : 'choice')
  const picked = yield* select(game, {
    who,
    from,
    count: effect.count,
    by: context.this,
    ...(effect.why ? { why: effect.why } : {}),
  })
  return { ...context, chosen: { ...context.chosen, [effect.as]: wholeCards(game, picked) } }
}

/** Those of whom the selection is made: cards, or the individuals on them. */
function candidates(
  game: Game,
  { from, where, most }: Extract<Effect, { do: 'select' }>,
  context: Context,
  by: 'chance' | 'choice',
): readonly CardId[] {
  const cards = resolve(game, from, context).filter(id => can(game, id, 'be affected', context.this))
  const counted = game.decide('selection counts', { by }, by === 'chance' ? 'cards' : 'individuals')
  const pool = most || counted === 'individuals' ? allIndividuals(game, cards) : cards
  const eligible = pool.filter(id => !where || matches(game, id, where, context.you))
  return most ? highest(game, eligible, most) : eligible
}

function highest(game: Game, pool: readonly CardId[], attribute: Attribute): readonly CardId[] {
  const most = Math.max(...pool.map(id => value(game, id, attribute)))
  return pool.filter(id => value(game, id, attribute) === most)
}

/** What befalls one individual befalls the card, where rules say that they share their fate. */
function wholeCards(game: Game, picked: readonly CardId[]): readonly CardId[] {
  return cardsOf(picked.filter(id => !id.includes('/') || game.decide('shares fate', { individual: id }, true)))
}
