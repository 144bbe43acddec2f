import { can } from '../board/can.ts'
import { allIndividuals } from '../board/individuals.ts'
import { inPlay, locationOf } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { isComparedToo } from '../questions/skills/settled.ts'
import { matches } from './match.ts'
import { refersTo } from './names.ts'
import type { Filter, Requirement, RequirementForms } from './text.ts'

/** Those who are looked at: `cards` as they were named, `pool` individual by individual; `ship` = the ship in question. */
export interface Asked {
  readonly cards: readonly CardId[]
  readonly pool: readonly CardId[]
  readonly you: PlayerName
  readonly ship?: CardId | undefined
}

/** A test for each of these requirements. */
export type Requirements<Key extends keyof RequirementForms = keyof RequirementForms> = {
  readonly [K in Key]: (game: Game, requirement: RequirementForms[K], asked: Asked) => boolean
}

export interface AddedLanguage {
  /** A test for everything that may be required. */
  readonly requirements: Requirements
}

/** Do the cards together meet the requirement? Cards whose status forbids it lend no skill, attribute or trait. */
export function meets(
  game: Game,
  requirement: Requirement,
  cards: readonly CardId[],
  you: PlayerName,
  ship?: CardId,
): boolean {
  const { requirements } = game.law.language
  const key = Object.keys(requirement).find(word => Object.hasOwn(requirements, word)) as keyof RequirementForms
  return requirements[key](game, requirement as never, { cards, pool: allIndividuals(game, cards), you, ship })
}

const again = (game: Game, requirement: Requirement, { pool, you, ship }: Asked): boolean =>
  meets(game, requirement, pool, you, ship)

/** The requirements that belong to no mechanic. */
export const requirements: Requirements<'all' | 'any' | 'not' | 'some' | 'each' | 'title' | 'here'> = {
  all: (game, { all }, asked) => all.every(one => again(game, asCompared(game, one, all), asked)),
  any: (game, { any }, asked) => any.some(one => again(game, one, asked)),
  not: (game, { not }, asked) => !again(game, not, asked),
  some: (game, { some, count = 1 }, { pool, you }) => countLike(game, some, pool, you) >= count,
  each: (game, { each }, { pool, you }) => assign(game, each, pool, you),
  title: (game, { title }, { pool }) =>
    pool.some(id => refersTo(game, title, game.card(id).title) && can(game, id, 'count as in play')),
  here: (game, { here }, { cards, you }) => isHere(game, here, cards, you),
}

/** The numbers that totals must be over. */
function limits(one: Requirement): readonly number[] {
  if ('all' in one) return one.all.flatMap(limits)
  return 'total' in one && one.over !== undefined ? [one.over] : []
}

/** A skill beside a total that must be over a number. */
function asCompared(game: Game, one: Requirement, all: readonly Requirement[]): Requirement {
  if (!('skill' in one)) return one
  const [over] = all.flatMap(limits)
  if (over === undefined || !game.decide(isComparedToo, { skill: one.skill, over })) return one
  return { skill: one.skill, level: over + 1 }
}

/** Is a card like that in play where the cards are? */
function isHere(game: Game, filter: Filter, [first]: readonly CardId[], you: PlayerName): boolean {
  const at = first === undefined ? undefined : locationOf(game, first)
  return game.state.cards.some(c => inPlay(c) && locationOf(game, c.id) === at && matches(game, c.id, filter, you))
}

function countLike(game: Game, filter: Filter, pool: readonly CardId[], you: PlayerName): number {
  return pool.filter(id => matches(game, id, filter, you, true)).length
}

function assign(game: Game, filters: readonly Filter[], pool: readonly CardId[], you: PlayerName): boolean {
  const [first, ...rest] = filters
  if (!first) return true
  return pool
    .filter(id => matches(game, id, first, you, true))
    .some(id =>
      assign(
        game,
        rest,
        pool.filter(other => other !== id),
        you,
      ),
    )
}
