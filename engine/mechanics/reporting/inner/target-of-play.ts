import { can } from '../../../board/can.ts'
import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { malformed, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { isInPlayUnseen } from '../../../questions/doorways/settled.ts'
import { isInReachOfTheIcon } from '../../../questions/downloading/questions.ts'
import { checkClosing } from '../../doorways/closing.ts'
import { checkDocked } from './docked-targets.ts'

/** Is the target attacked by so many ships? */
export function isUnderAttackBy(game: Game, trigger: Trigger, target: CardId, count: number): boolean {
  if (trigger.on !== 'battle' || !trigger.cards.includes(target) || trigger.attackers.includes(target)) return false
  return trigger.attackers.filter(id => game.facts(id).type === 'ship').length >= count
}

/** Is the target in play, or being played? */
export function isThere(game: Game, target: CardId): boolean {
  const { place } = game.card(target)
  if (place === 'under') return game.decide(isInPlayUnseen, { seed: target })
  return place === 'play' || inPlay(game.card(target))
}

/** Refuses a target that may not be aimed at or affected. */
export function checkTarget(game: Game, target: CardId, card: CardId): void {
  if (target === card) malformed('wrong-target', `${card} is not played on itself`, [card], 'choice')
  const { icon } = game.underway
  if (icon !== undefined && !game.decide(isInReachOfTheIcon, { icon, target }))
    refuse('wrong-place', `${target} is not where ${icon} is`, [target], 'choice')
  checkDocked(game, target, card)
  checkClosing(game, target, card)
  for (const to of ['be targeted', 'be affected'] as const) {
    if (!can(game, target, to, card)) refuse('condition', `${target} may not ${to}`, [target], 'choice')
  }
}
