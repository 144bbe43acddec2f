import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { isOneSkill, isRemoved } from '../../questions/skills/questions.ts'
import { isAllSkills, leavesBlank } from '../../questions/skills/settled.ts'
import { changesOf } from './changes.ts'
import { blank, type Entry, type Gained } from './entry.ts'
import { placeOfFirst } from './inner/first-listed.ts'

const removalOf = (game: Game, id: CardId) =>
  game.state.modifiers.find(m => m.card === cardOf(id) && m.attribute === 'skills')

/** Has a text taken all skills from the card, for now? */
export const hasLostSkills = (game: Game, id: CardId): boolean => !!removalOf(game, id)

/** Has the card lost the skills that are sentences? */
export function hasLostSpecialSkills(game: Game, id: CardId): boolean {
  if (hasLostSkills(game, id)) return true
  const by = emptiedBy(game, id)
  return by !== undefined && game.decide(isRemoved, { card: id, skill: 'special', by })
}

/** How many times the first-listed skill of the card is lost. */
export function lostSkills(game: Game, id: CardId): number {
  const losses = changesOf(game, id, s => s.loses === 'first-listed skill')
  for (const { standing } of losses) game.credit(standing)
  const copies = losses.filter(({ standing }) => standing.together && game.inForce(standing.together))
  const titles = new Set(copies.map(({ by }) => game.card(by).title))
  if (copies.length > titles.size) game.credit(copies[0]!.standing.together!)
  return losses.length - copies.length + titles.size
}

/** The card that takes all skills of this one, by its lasting text or for now. */
export function emptiedBy(game: Game, card: CardId): CardId | undefined {
  const [emptied] = changesOf(game, card, s => s.loses === 'all skills')
  if (emptied) game.credit(emptied.standing)
  return emptied?.by ?? removalOf(game, card)?.by
}

/** What is left of the box when the skills listed first are lost. */
export function withoutLost(game: Game, card: CardId, box: readonly Entry[]): readonly Entry[] {
  const lost = lostSkills(game, card)
  const [two] = changesOf(game, card, s => s.loses === 'first two listed skills')
  if (two) game.credit(two.standing)
  const left = two ? withoutFirstTwo(game, card, box) : box
  return withoutNamed(game, card, lost ? withoutFirst(game, card, left, lost) : left)
}

/** What is left of the box when texts have taken skills that they name. */
function withoutNamed(game: Game, card: CardId, box: readonly Entry[]): readonly Entry[] {
  const losses = changesOf(game, card, s => typeof s.loses === 'object')
  for (const { standing } of losses) game.credit(standing)
  const gone = losses.map(({ standing: { loses } }) => (typeof loses === 'object' ? loses.skill : undefined))
  return box.filter(({ skill }) => !gone.includes(skill))
}

/** Does what takes all skills take this one, which came from another card? What it gives itself it does not take. */
export function isTaken(game: Game, card: CardId, { skill, by }: Gained, taking: CardId): boolean {
  return by !== taking && game.decide(isAllSkills, { card, skill, by })
}

function withoutFirst(game: Game, card: CardId, box: readonly Entry[], count: number): readonly Entry[] {
  const at = placeOfFirst(game, card, box)
  if (!count || !box[at] || box[at] === blank) return box
  return withoutFirst(game, card, withoutEntry(game, card, box, at), count - 1)
}

function withoutFirstTwo(game: Game, card: CardId, box: readonly Entry[]): readonly Entry[] {
  const at = placeOfFirst(game, card, box)
  return withoutEntry(game, card, withoutEntry(game, card, box, at + 1), at)
}

/** The box when one of its skills is lost, or a level of it. */
function withoutEntry(game: Game, card: CardId, box: readonly Entry[], at: number): readonly Entry[] {
  const entry = box[at]
  if (!entry || entry === blank) return box
  const left = game.decide(isOneSkill, { card, ...entry }) ? 0 : entry.level - 1
  const gap = game.decide(leavesBlank, { card }) ? [blank] : []
  return box.toSpliced(at, 1, ...(left > 0 ? [{ ...entry, level: left }] : gap))
}
