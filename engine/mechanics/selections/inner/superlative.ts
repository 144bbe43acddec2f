import { cardsOf, individualsOf } from '../../../board/individuals.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { numbersCompared, whoBreaksTies } from '../../../questions/selections/questions.ts'
import { matches } from '../../../text/match.ts'
import type { Context } from '../../../text/selector.ts'
import { select } from '../select.ts'
import { countOf, type SelectEffect, selector, why } from '../select-cards.ts'
import type { Measure } from '../words.ts'

/** Those with the most or the least of something; where they tie for a place, rules say who chooses. */
export function* superlative(
  game: Game,
  effect: SelectEffect,
  group: readonly CardId[],
  context: Context,
): Flow<readonly CardId[]> {
  const eligible = group.filter(id => !effect.where || matches(game, id, effect.where, context.you))
  const pool = eligible.flatMap(id => compared(game, id))
  const count = countOf(game, effect, cardsOf(pool), context)
  const { sure, tied } = Array.isArray(effect.most)
    ? { sure: [], tied: theMostOfEither(game, pool, effect.most) }
    : ranked(game, pool, effect, count)
  const left = count - cardsOf(sure).length
  if (cardsOf(tied).length <= left) return [...sure, ...tied]
  const who = tieBreaker(game, effect, tied, context)
  const method = effect.by ?? 'tie'
  const chosen = yield* select(game, { who, from: tied, group, count: left, method, by: context.this, ...why(effect) })
  return [...sure, ...chosen]
}

interface Ranked {
  readonly sure: readonly CardId[]
  /** Those of whom not all have a place. */
  readonly tied: readonly CardId[]
}

function ranked(game: Game, pool: readonly CardId[], { most, least }: SelectEffect, count: number): Ranked {
  const rank = (id: CardId): number => (most ? measure(game, id, most as Measure) : -measure(game, id, least!))
  const ranks = pool.map(rank).sort((a, b) => b - a)
  const cutOff = ranks[Math.min(count, ranks.length) - 1]!
  return { sure: pool.filter(id => rank(id) > cutOff), tied: pool.filter(id => rank(id) === cutOff) }
}

function theMostOfEither(game: Game, pool: readonly CardId[], measures: readonly Measure[]): readonly CardId[] {
  return pool.filter(id =>
    measures.some(what => pool.every(other => measure(game, other, what) <= measure(game, id, what))),
  )
}

/** The card, or each individual on it where each one's own numbers are compared. */
function compared(game: Game, card: CardId): readonly CardId[] {
  const people = individualsOf(game, card)
  if (people.length < 2) return [card]
  return game.decide(numbersCompared, { card, as: 'superlative' }) === 'each' ? people : [card]
}

function measure(game: Game, id: CardId, what: Measure): number {
  switch (what) {
    case 'cost':
      return game.facts(id).cost ?? 0
    case 'skill icons':
      return game.law.language.skillIcons(game, id)
    case 'cunning and strength':
      return value(game, id, 'cunning') + value(game, id, 'strength')
    case 'attributes':
      return value(game, id, 'integrity') + value(game, id, 'cunning') + value(game, id, 'strength')
    default:
      return value(game, id, what)
  }
}

function tieBreaker(
  game: Game,
  { by }: SelectEffect,
  [tied]: readonly CardId[],
  context: Context,
): PlayerName | 'chance' {
  if (by) return selector(game, by, context)
  const affected = game.card(tied!).owner
  const who = game.decide(whoBreaksTies, { card: context.this, you: context.you, affected })
  return who === 'unspecified' ? selector(game, undefined, context) : who
}
