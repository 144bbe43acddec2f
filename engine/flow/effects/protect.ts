import type { PersonnelDeed } from '../../cards/personnel-text.ts'
import { oneProtectsBoth } from '../../rules/dual-personnel/questions.ts'
import { allIndividuals, cardOf, individualsOf } from '../../state/individuals.ts'
import { matches } from '../../state/match.ts'
import type { CardId } from '../../state/state.ts'
import type { Context } from '../../state/who.ts'
import type { Flow } from '../flow.ts'
import type { Game } from '../game.ts'
import { select } from '../selecting/select.ts'

/** Each card of the group that protects protects one personnel of the player's choice; the others are left to their fate. */
export function* protect(
  game: Game,
  effect: Extract<PersonnelDeed, { do: 'protect' }>,
  whom: readonly CardId[],
  context: Context,
): Flow<Context> {
  const { you, group } = context
  const means = group?.equipment.filter(id => matches(game, id, effect.with, you)).length ?? 0
  const from = allIndividuals(game, whom)
  const count = Math.min(means, from.length)
  const by = context.this
  const safe = count
    ? yield* select(game, { who: you, from, count, atLeast: 1, by, optional: true, why: 'protect' })
    : []
  const left = whom.filter(card => !isProtected(game, card, safe))
  return { ...context, chosen: { ...context.chosen, [effect.as]: left } }
}

function isProtected(game: Game, card: CardId, safe: readonly CardId[]): boolean {
  const own = individualsOf(game, card)
  const kept = own.filter(id => safe.includes(id)).length
  if (kept === 0 || own.length < 2) return kept > 0
  return game.decide(oneProtectsBoth, { card: cardOf(card) }) || kept === own.length
}
