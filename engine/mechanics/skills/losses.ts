import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { isOneSkill, listedFirst } from '../dilemmas/questions/values.ts'
import { changesOf } from './changes.ts'
import { blank, type Entry, type Gained } from './entry.ts'
import { isAllSkills, isRemoved, leavesBlank } from './questions.ts'

/** Has a text taken all skills from the card, for now? */
export function hasLostSkills(game: Game, id: CardId): boolean {
  return game.state.modifiers.some(m => m.card === cardOf(id) && m.attribute === 'skills')
}

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
  const together = losses.find(({ standing }) => standing.together && game.inForce(standing.together))
  if (!together || losses.length < 2) return losses.length
  game.credit(together.standing.together!)
  return 1
}

/** Is the classification what a text takes that takes the skill listed first? */
export function losesClassification(game: Game, card: CardId): boolean {
  return !!game.facts(card).classification && isClassificationFirst(game, card) && lostSkills(game, card) > 0
}

const isClassificationFirst = (game: Game, card: CardId): boolean =>
  game.decide(listedFirst, { card }) === 'classification'

/** The card whose text takes all skills of this one. */
export function emptiedBy(game: Game, card: CardId): CardId | undefined {
  const [emptied] = changesOf(game, card, s => s.loses === 'all skills')
  if (emptied) game.credit(emptied.standing)
  return emptied?.by
}

/** What is left of the box when the skills listed first are lost. */
export function withoutLost(game: Game, card: CardId, box: readonly Entry[]): readonly Entry[] {
  const lost = lostSkills(game, card)
  const left = lost && isClassificationFirst(game, card) && game.facts(card).classification ? lost - 1 : lost
  return left ? withoutFirst(game, card, box, left) : box
}

/** Does what takes all skills take this one, which came from another card? What it gives itself it does not take. */
export function isTaken(game: Game, card: CardId, { skill, by }: Gained, taking: CardId): boolean {
  return by !== taking && game.decide(isAllSkills, { card, skill, by })
}

function withoutFirst(game: Game, card: CardId, box: readonly Entry[], count: number): readonly Entry[] {
  const [first, ...others] = box
  if (!first || !count || first.skill === 'none') return box
  const left = game.decide(isOneSkill, { card, ...first }) ? 0 : first.level - 1
  if (left > 0) return [{ ...first, level: left }, ...withoutFirst(game, card, others, count - 1)]
  if (game.decide(leavesBlank, { card })) return [blank, ...others]
  return withoutFirst(game, card, others, count - 1)
}
