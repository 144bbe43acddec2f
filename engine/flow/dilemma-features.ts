import type { DilemmaSection, DilemmaText } from '../cards/dilemma-text.ts'
import type { Filter, Requirement } from '../cards/text.ts'
import type { Feature } from '../rules/dilemmas/questions.ts'
import type { Group } from '../rules/questions.ts'
import { matches } from '../state/match.ts'
import { isPersonnel } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import type { CardId } from '../state/state.ts'
import { meant, takingPart } from '../state/taking-part.ts'
import { type Context, resolve } from '../state/who.ts'
import type { Game } from './game.ts'

/** A group before a dilemma. */
export interface Facing {
  readonly game: Game
  readonly dilemma: CardId
  readonly group: Group
  readonly text: DilemmaText
  readonly context: Context
}

/** What has to be there, or to be the case, for the section to do anything is there. */
export function isTriggered(facing: Facing, { trigger, triggerAmong }: DilemmaSection): boolean {
  const { game, group, context } = facing
  if (!trigger) return true
  if (!triggerAmong) return present(facing, trigger, 'trigger')
  return meets(game, trigger, resolve(game, triggerAmong, context), group.player)
}

/** One of the targets with the features asked for is among those who face it. */
export function targetIsThere({ game, group, dilemma }: Facing, { targets }: DilemmaSection): boolean {
  if (!targets) return true
  const among = meant(game, group, dilemma)
  return targets.some((filter: Filter) => among.some(id => matches(game, id, filter, group.player)))
}

/** Do those who count meet the conditions: everybody, or the personnel selected and what equipment there is? */
export function isOvercome(facing: Facing, { conditions, among }: DilemmaSection, { chosen }: Context): boolean {
  const { game, group, dilemma } = facing
  if (!conditions) return false
  const pool = takingPart(game, group, dilemma, 'overcome')
  const counting = among === undefined ? undefined : (chosen?.[among] ?? [])
  const left = counting ? pool.filter(id => !isPersonnel(game, id) || counting.includes(id)) : pool
  return meets(game, conditions, left, group.player, group.ship)
}

/** What nullifies the dilemma is there. */
export function isNullified(facing: Facing): boolean {
  return !!facing.text.nullifier && present(facing, facing.text.nullifier, 'nullify')
}

/** What cures it is left among those who faced it. */
export function mayBeCured(facing: Facing): boolean {
  return !!facing.text.cure && present(facing, facing.text.cure, 'cure')
}

function present({ game, group, dilemma }: Facing, needed: Requirement, feature: Feature): boolean {
  return meets(game, needed, takingPart(game, group, dilemma, feature), group.player, group.ship)
}
