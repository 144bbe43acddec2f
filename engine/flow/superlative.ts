import type { Measure } from '../cards/selection-text.ts'
import { cardsOf, individualsOf } from '../state/individuals.ts'
import { matches } from '../state/match.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { value } from '../state/value.ts'
import type { Context } from '../state/who.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import { select } from './select.ts'
import { countOf, type SelectEffect, selector, why } from './select-cards.ts'

/** Those with the most or the least of something; where they tie for a place, rules say who chooses. */
export function* superlative(
  game: Game,
  effect: SelectEffect,
  group: readonly CardId[],
  context: Context,
): Flow<readonly CardId[]> {
  const { where, most, least } = effect
  const eligible = group.filter(id => !where || matches(game, id, where, context.you))
  const pool = eligible.flatMap(id => compared(game, id))
  const rank = (id: CardId): number => (most ? measure(game, id, most) : -measure(game, id, least!))
  const count = countOf(effect, cardsOf(pool))
  const ranks = pool.map(rank).sort((a, b) => b - a)
  const cutOff = ranks[Math.min(count, ranks.length) - 1] ?? 0
  const above = pool.filter(id => rank(id) > cutOff)
  const tied = pool.filter(id => rank(id) === cutOff)
  const left = count - cardsOf(above).length
  if (cardsOf(tied).length <= left) return [...above, ...tied]
  const who = tieBreaker(game, effect, context)
  const method = effect.by ?? 'tie'
  const chosen = yield* select(game, { who, from: tied, group, count: left, method, by: context.this, ...why(effect) })
  return [...above, ...chosen]
}

/** The card, or each individual on it where each one's own numbers are compared. */
function compared(game: Game, card: CardId): readonly CardId[] {
  const people = individualsOf(game, card)
  if (people.length < 2) return [card]
  return game.decide('numbers compared', { card, as: 'superlative' }, 'sum') === 'each' ? people : [card]
}

function measure(game: Game, id: CardId, what: Measure): number {
  if (what === 'cost') return game.facts(id).cost ?? 0
  if (what !== 'attributes') return value(game, id, what)
  return (['integrity', 'cunning', 'strength'] as const).reduce((sum, one) => sum + value(game, id, one), 0)
}

function tieBreaker(game: Game, { by }: SelectEffect, context: Context): PlayerName | 'chance' {
  if (by) return selector(game, by, context)
  const who = game.decide('who breaks ties', { card: context.this, you: context.you }, 'unspecified')
  return who === 'unspecified' ? selector(game, undefined, context) : who
}
