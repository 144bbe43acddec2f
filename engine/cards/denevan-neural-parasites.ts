import { allIndividuals, individualsOf } from '../board/individuals.ts'
import type { CardId } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { select } from '../mechanics/selections/select.ts'
import { oneProtectsBoth } from '../questions/dual-personnel/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { Clause, EffectOf, Filter, Like, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** The player protects as many of them as there are cards that protect, or others like that; the rest are called `as`. */
  protect: {
    readonly who: Who
    readonly with: Filter
    readonly or?: Clause & Like
    readonly as: string
  }
}

const handWeapons: Filter = { any: [{ keyword: 'phaser' }, { keyword: 'disruptor' }] }

const drones = { ruling: 'custom-cards-58', where: { affiliation: 'borg', icon: 'defense' } } as const

export const card: Card = {
  title: 'Denevan Neural Parasites',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-224',
      effects: [
        { do: 'select', as: 'attacked', by: 'chance', count: 'half', from: 'personnel facing' },
        { do: 'protect', who: { chosen: 'attacked' }, with: handWeapons, or: drones, as: 'helpless' },
        { do: 'kill', who: { chosen: 'helpless' } },
      ],
    },
  },
}

/** Each card of the group that protects protects one personnel of the player's choice; the others are left to their fate. */
function* protect(game: Game, effect: EffectOf<'protect'>, whom: readonly CardId[], context: Context): Flow<Context> {
  const { you, group } = context
  const weapons = group?.equipment.filter(id => matches(game, id, effect.with, you)).length ?? 0
  const means = weapons + othersWho(game, effect, whom, context)
  const from = allIndividuals(game, whom)
  const count = Math.min(means, from.length)
  const by = context.this
  const safe = count
    ? yield* select(game, { who: you, from, count, atLeast: 1, by, optional: true, why: 'protect' })
    : []
  const left = whom.filter(card => !isProtected(game, card, safe))
  return { ...context, chosen: { ...context.chosen, [effect.as]: left } }
}

/** How many of those who are not attacked protect somebody. */
function othersWho(game: Game, { or }: EffectOf<'protect'>, whom: readonly CardId[], { you, group }: Context): number {
  if (!or || !game.inForce(or)) return 0
  const found = group?.personnel.filter(id => !whom.includes(id) && matches(game, id, or.where, you)) ?? []
  if (found.length) game.credit(or)
  return found.length
}

function isProtected(game: Game, card: CardId, safe: readonly CardId[]): boolean {
  const own = individualsOf(game, card)
  const kept = own.filter(id => safe.includes(id)).length
  if (kept === 0 || own.length < 2) return kept > 0
  return game.decide(oneProtectsBoth, { card: cardOf(card) }) || kept === own.length
}

export const effects: EffectHandlers<'protect'> = {
  protect: (game, effect, context) => protect(game, effect, resolve(game, effect.who, context), context),
}
