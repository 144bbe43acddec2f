import type { CardId } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { EffectHandler } from './effect.ts'
import { meets } from './requirement.ts'
import { type Context, resolve } from './selector.ts'
import type { Effect } from './text.ts'

/** Carries out instructions in the order of the text; returns the context with what was selected on the way. */
export function* carryOut(game: Game, effects: readonly Effect[], start: Context): Flow<Context> {
  let context = start
  for (const effect of effects) {
    if (!game.inForce(effect) || !applies(game, effect, context)) continue
    game.credit(effect)
    context = yield* carryOutOne(game, effect, context)
  }
  return context
}

function* carryOutOne(game: Game, effect: Effect, context: Context): Flow<Context> {
  const handler = game.law.language.effects[effect.do] as EffectHandler<typeof effect.do>
  const done = handler(game, effect as never, context)
  if (done === undefined) return context
  return Symbol.iterator in done ? ((yield* done) ?? context) : done
}

function applies(game: Game, effect: Effect, context: Context): boolean {
  const pool = effect.among ? resolve(game, effect.among, context) : surroundings(game, context)
  if (effect.if && !meets(game, effect.if, pool, context.you)) return false
  return !effect.unless || !meets(game, effect.unless, pool, context.you)
}

function surroundings(game: Game, context: Context): readonly CardId[] {
  const { group } = context
  return group ? [...group.personnel, ...group.equipment] : resolve(game, 'own team', context)
}
