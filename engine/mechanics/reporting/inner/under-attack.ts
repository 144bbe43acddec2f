import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Trigger } from '../../../kernel/trigger.ts'

/** Is the target attacked by so many ships? */
export function isUnderAttackBy(game: Game, trigger: Trigger, target: CardId, count: number): boolean {
  if (trigger.on !== 'battle' || !trigger.cards.includes(target) || trigger.attackers.includes(target)) return false
  return trigger.attackers.filter(id => game.facts(id).type === 'ship').length >= count
}
