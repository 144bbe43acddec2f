import { can } from '../../board/can.ts'
import { discard } from '../../board/moves.ts'
import { cardsIn, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBePaidFor } from '../../questions/skills/settled.ts'
import { isUse, mayLeaveUnused, onePaymentForAll, type UseOfSkills } from '../../questions/skills/using.ts'
import { meets } from '../../text/requirement.ts'
import type { Filter, Requirement } from '../../text/text.ts'
import { confirm } from '../selections/confirm.ts'
import { select } from '../selections/select.ts'
import { pricedBy } from './inner/price.ts'
import { levelOf } from './level.ts'

/** Skills that somebody does not use, as `<card> <skill>`. */
export type Unused = ReadonlySet<string>

export interface AddedUnderway {
  /** Skills that are not used for the requirement in question. */
  unused: Unused
}

/** What is to be met, by whom, and how their skills would be used for it. */
interface Use {
  readonly player: PlayerName
  readonly needs: Requirement
  readonly pool: readonly CardId[]
  readonly as: UseOfSkills
}

const nameOf = (card: CardId, skill: string): string => `${card} ${skill}`

/** Is the skill one that the personnel does not use now? */
export const isUnused = (game: Game, card: CardId, skill: string): boolean =>
  !!game.underway.unused?.has(nameOf(card, skill))

/** The skills that those in the pool do not use for it, because they need not or do not pay for it. */
export function* leftUnused(game: Game, use: Use): Flow<Unused> {
  const unused = new Set<string>()
  const paid = new Set<CardId>()
  for (const { card, skill } of usable(game, use, skillsIn(use.needs)))
    if (!(yield* isWilling(game, use, card, skill, paid))) unused.add(nameOf(card, skill))
  return unused
}

/** Does the player have the skill used? He is asked where rules or a text leave it to him. */
function* isWilling(game: Game, { player }: Use, card: CardId, skill: string, paid: Set<CardId>): Flow<boolean> {
  const by = pricedBy(game, card, skill)
  if (by === undefined)
    return !game.decide(mayLeaveUnused, { card, skill, restricted: false }) || (yield* confirm(player, card, skill))
  if (paid.has(card) && game.decide(onePaymentForAll, { by, card })) return true
  if (!game.decide(mayBePaidFor, { by, card, skill })) return false
  const hand = cardsIn(game, 'hand', player).map(c => c.id)
  const optional = game.decide(mayLeaveUnused, { card, skill, restricted: true })
  const [given] = yield* select(game, { who: player, from: hand, count: 1, by, why: 'discard', optional })
  if (given === undefined) return false
  discard(game, given)
  paid.add(card)
  return true
}

/** Tells who used which skill for it, if it is met. */
export function tellUses(game: Game, { player, needs, pool, as }: Use, unused: Unused = new Set()): void {
  game.whilst({ unused }, () => {
    for (const { card, skill } of usable(game, { pool, as }, skillsMet(game, needs, pool, player)))
      if (!unused.has(nameOf(card, skill))) game.tell({ event: 'used', cards: [card], player, word: skill })
  })
}

/** Tells who used a skill that a text names otherwise than as a requirement, if that is a use of it. */
export function tellDescribed(game: Game, player: PlayerName, words: unknown, pool: readonly CardId[]): void {
  for (const { card, skill } of usable(game, { pool, as: 'description' }, skillsIn(words)))
    game.tell({ event: 'used', cards: [card], player, word: skill })
}

/** Those in the pool who have a skill or classification that is needed, where that is met, and do not leave it unused. */
export function skilledFor(game: Game, { player, needs, pool }: Use, unused: Unused): readonly CardId[] {
  const skills = game.whilst({ unused }, () => skillsMet(game, needs, pool, player))
  return pool.filter(
    card =>
      isPersonnel(game, card) &&
      can(game, card, 'use skills') &&
      skills.some(skill => levelOf(game, card, skill) > 0 && !unused.has(nameOf(card, skill))),
  )
}

/** Those who have one of the skills, each with it, where that is a use of skills. */
function usable(game: Game, { pool, as }: Pick<Use, 'pool' | 'as'>, skills: readonly string[]) {
  return pool
    .filter(card => isPersonnel(game, card) && can(game, card, 'use skills'))
    .flatMap(card => skills.map(skill => ({ card, skill })))
    .filter(({ card, skill }) => levelOf(game, card, skill) > 0 && game.decide(isUse, { card, skill, as }))
}

/** Every skill that is named in it. */
export const skillsIn = (words: unknown): readonly string[] => [...new Set(named(words))]

function named(words: unknown): readonly string[] {
  if (Array.isArray(words)) return words.flatMap(named)
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => {
    if (key === 'skill' && typeof value === 'string') return [value]
    return key === 'skills' ? Object.keys(value as NonNullable<Filter['skills']>) : named(value)
  })
}

/** The skills named in those alternatives that are met. */
function skillsMet(game: Game, needs: Requirement, pool: readonly CardId[], player: PlayerName): readonly string[] {
  if (!meets(game, needs, pool, player)) return []
  const parts = 'any' in needs ? needs.any : 'all' in needs ? needs.all : undefined
  if (!parts) return 'not' in needs ? [] : skillsIn(needs)
  return [...new Set(parts.flatMap(one => skillsMet(game, one, pool, player)))]
}
