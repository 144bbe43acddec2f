import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { isAnAttackOnAHomeworld } from '../../questions/suspends-play/questions.ts'

/** The player's card at a homeworld that is being attacked so that the homeworld is to be defended; undefined = none. */
export function homeworldAttack(game: Game, player: PlayerName, trigger: Trigger): CardId | undefined {
  if (trigger.on !== 'battle') return undefined
  const isOwn = (id: CardId): boolean => game.card(id).controller === player
  const attackers = trigger.cards.filter(id => !isOwn(id))
  return trigger.cards
    .filter(isOwn)
    .find(attacked => game.decide(isAnAttackOnAHomeworld, { attacked, attackers, by: trigger.by }))
}
