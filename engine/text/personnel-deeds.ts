import { can } from '../board/can.ts'
import { allIndividuals } from '../board/individuals.ts'
import { impose, move, score } from '../board/moves.ts'
import { type CardId, type Modifier, opponentOf } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { handOver } from '../mechanics/capture/interlude.ts'
import { contest } from '../mechanics/dilemmas/contest.ts'
import { protect } from '../mechanics/dilemmas/protect.ts'
import { split } from '../mechanics/dilemmas/split.ts'
import { countsFor } from '../mechanics/dual-personnel/questions.ts'
import { acquireThose } from '../mechanics/missions/seeded-personnel.ts'
import { show } from '../mechanics/showing-cards/show.ts'
import { giveSkills } from '../mechanics/skills/give-skills.ts'
import { matches } from './match.ts'
import { type PersonnelDeed, personnelDeeds } from './personnel-text.ts'
import { type Context, resolve } from './selector.ts'
import type { Effect } from './text.ts'

export type PersonnelEffect = Extract<Effect, { do: PersonnelDeed['do'] }>

const words: ReadonlySet<string> = new Set(personnelDeeds)

export const isPersonnelEffect = (effect: Effect): effect is PersonnelEffect => words.has(effect.do)

/** Carries out what a text does to personnel; returns the context with the groups it made. */
export function* personnelDeed(game: Game, effect: PersonnelEffect, context: Context): Flow<Context> {
  const whom = resolve(game, effect.who, context)
  if (effect.do === 'hand over') {
    handOver(game, whom, context)
    return context
  }
  if (effect.do === 'acquire') {
    if (context.group) yield* acquireThose(game, context.group, whom)
    return context
  }
  if (effect.do === 'give skills') {
    yield* giveSkills(game, effect, whom, context)
    return context
  }
  if (effect.do === 'split') return yield* split(game, effect, whom, context)
  if (effect.do === 'compare') {
    yield* contest(game, effect, whom, context)
    return context
  }
  if (effect.do === 'protect') return yield* protect(game, effect, whom, context)
  if (effect.do === 'reveal') {
    show(game, whom, effect.to === 'you' ? context.you : opponentOf(game.state, context.you), 'asked for by a text')
    return context
  }
  if (effect.do === 'score for each') scoreForEach(game, effect, whom, context)
  else for (const id of whom) if (can(game, id, 'be affected', context.this)) toOne(game, effect, id, context)
  return context
}

type ToOne = Exclude<
  PersonnelEffect,
  { do: 'hand over' | 'give skills' | 'acquire' | 'split' | 'compare' | 'protect' | 'reveal' | 'score for each' }
>

function toOne(game: Game, effect: ToOne, id: CardId, context: Context): void {
  switch (effect.do) {
    case 'count along':
      if (context.answered) game.alongside.set(context.answered, [...(game.alongside.get(context.answered) ?? []), id])
      return
    case 'void bonus points':
      return modifiers(game, [{ card: id, attribute: 'bonus points', set: 0, by: context.this }])
    case 'assimilate':
      impose(game, id, 'assimilated')
      return game.tell({ event: 'assimilated', cards: [id], by: context.this })
    case 'share skills':
      return modifiers(
        game,
        resolve(game, effect.of, context).flatMap(of => skillsGiven(game, id, of, context.this)),
      )
    case 'beam aboard':
      if (context.group?.ship) move(game, id, 'aboard', context.group.ship)
      return
    case 'take control':
      return game.change(id, { controller: context.you })
    case 'impose':
      return impose(game, id, effect.condition, effect.lasting ? context.this : undefined)
    case 'remove':
      return remove(game, id, effect.what, context.this)
  }
}

function remove(game: Game, card: CardId, what: readonly string[], by: CardId): void {
  const until = game.state.turn.number
  modifiers(
    game,
    what.map(attribute => ({ card, attribute, set: 0, by, until })),
  )
}

/** The skill box of another one, level by level. */
function skillsGiven(game: Game, card: CardId, of: CardId, by: CardId): readonly Modifier[] {
  const until = game.state.turn.number
  return Object.entries(game.facts(of).skills ?? {}).flatMap(([skill, level]) =>
    Array.from({ length: level }, () => ({ card, attribute: `skill ${skill}`, by, until })),
  )
}

function modifiers(game: Game, added: readonly Modifier[]): void {
  game.state = { ...game.state, modifiers: [...game.state.modifiers, ...added] }
}

/** A benefit of features counts for the personnel who have them. */
function scoreForEach(
  game: Game,
  { where, points }: Extract<PersonnelEffect, { do: 'score for each' }>,
  whom: readonly CardId[],
  { you, this: by }: Context,
): void {
  const having = whom.filter(id => matches(game, id, where, you))
  const counted = allIndividuals(game, having).filter(
    id => matches(game, id, where, you) || game.decide(countsFor, { individual: id, what: 'benefit' }),
  )
  if (counted.length) score(game, you, points * counted.length, true, by)
}
