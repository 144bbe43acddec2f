import { can } from '../../board/can.ts'
import { allIndividuals, individualsOf } from '../../board/individuals.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Method } from '../../kernel/choosing.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isDrawnFrom, selectionCounts, whoSelects } from '../../questions/selections/questions.ts'
import { factor, isReached } from '../../text/affected.ts'
import { matches } from '../../text/match.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { EffectOf } from '../../text/text.ts'
import { wholeCards } from '../dual-personnel/shared-fate.ts'
import { superlative } from './inner/superlative.ts'
import { putInOrder } from './put-in-order.ts'
import { type Selection, select } from './select.ts'

export type SelectEffect = EffectOf<'select'>

/** Who chooses, as the text of the card says it. */
export function chooser(game: Game, by: Method, context: Context): PlayerName | 'chance' {
  if (by === 'chance') return 'chance'
  if (by === 'owner') return context.group?.player ?? context.you
  return by === 'you' ? context.you : opponentOf(game.state, context.you)
}

/** Who selects, by the text and by the rules on selections. */
export function selector(game: Game, by: Method | undefined, context: Context): PlayerName | 'chance' {
  const { you } = context
  const about = {
    card: context.this,
    method: by ?? 'unspecified',
    you,
    affected: context.group?.player ?? you,
    usual: by ? chooser(game, by, context) : 'chance',
  } as const
  return game.decide(whoSelects, about)
}

/** A selection by the text of a card; the context with what was picked, as whole cards. */
export function* selectCards(game: Game, effect: SelectEffect, context: Context): Flow<Context> {
  const group = resolve(game, effect.from, context).filter(
    id => can(game, id, 'be affected', context.this) && isReached(game, id, context),
  )
  const ranked = effect.most || effect.least
  const picked = yield* ranked ? superlative(game, effect, group, context) : simple(game, effect, group, context)
  for (const pileOf of lookedThrough(game, effect, context)) yield* putInOrder(game, context.you, pileOf)
  if (!picked) return { ...context, untargeted: true }
  const chosen = { ...context.chosen, [effect.as]: wholeCards(game, picked) }
  return { ...context, chosen, picked: { ...context.picked, [effect.as]: picked } }
}

/** Whose discard piles the player looks through to select. */
function lookedThrough(game: Game, { from, by }: SelectEffect, { you }: Context): readonly PlayerName[] {
  if (by !== 'you' || typeof from === 'string' || !('cardsIn' in from) || ![from.cardsIn].flat().includes('discard'))
    return []
  const opponent = opponentOf(game.state, you)
  return { you: [you], opponent: [opponent], each: [you, opponent] }[from.of]
}

/** Undefined when everybody who was eligible keeps out of it. */
function* simple(
  game: Game,
  effect: SelectEffect,
  group: readonly CardId[],
  context: Context,
): Flow<readonly CardId[] | undefined> {
  const who = selector(game, effect.by, context)
  const from = candidates(game, effect, group, context, who === 'chance' ? 'chance' : 'choice')
  const count = countOf(game, effect, from, context)
  const picked = yield* select(game, {
    ...{ who, from, group, count, method: effect.by ?? 'unspecified', by: context.this },
    ...why(effect),
    ...(effect.optional ? { optional: true, atLeast: 1 } : {}),
    ...(effect.where?.gender ? { byGender: true } : {}),
  })
  return from.length && count && !picked.length && !effect.optional ? undefined : picked
}

/** How many are selected of those. */
export function countOf(game: Game, { count }: SelectEffect, from: readonly CardId[], context: Context): number {
  if (count === 'half') return Math.ceil(from.length / 2)
  if (count === 'half, rounded down') return Math.floor(from.length / 2)
  const ship = context.group?.ship
  if (count === 'staffing') return ship ? (game.facts(ship).staffing?.length ?? 0) : 0
  if (typeof count === 'object') return count.times * resolve(game, count.each, context).length
  return count * factor(game, context)
}

export const why = ({ why }: SelectEffect): Pick<Selection, 'why'> => (why ? { why } : {})

/** Those of whom the selection is made: cards, or the individuals on them. */
function candidates(
  game: Game,
  { where }: SelectEffect,
  group: readonly CardId[],
  context: Context,
  by: 'chance' | 'choice',
): readonly CardId[] {
  const double = group.some(id => individualsOf(game, id).length > 1)
  const counted = double ? game.decide(selectionCounts, { by }) : 'cards'
  const pool = counted === 'individuals' ? allIndividuals(game, group) : group
  if (!where) return pool
  return pool.filter(card => {
    const eligible = matches(game, card, where, context.you)
    return by === 'chance' ? game.decide(isDrawnFrom, { card, by: context.this, eligible }) : eligible
  })
}
