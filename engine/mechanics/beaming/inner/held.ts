import { barriers, barrierTo } from '../../../board/forbidden.ts'
import type { Lasting } from '../../../board/lasting.ts'
import { hostOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { keepsThoseAboardFromLeaving } from '../../../questions/dilemmas/settled.ts'
import { actionIsTargeted } from '../../../questions/timing/settled.ts'

/** The text in play that keeps the card where it is. */
export const holdOn = (game: Game, card: CardId): Lasting | undefined =>
  barrierTo(game, card, 'beam') ?? barriers(game, 'move').find(({ card: by }) => keepsAboard(game, by, card))

/** Does what keeps the ship from moving keep those aboard, too? */
function keepsAboard(game: Game, by: CardId, card: CardId): boolean {
  const ship = hostOf(game, by)
  return ship !== undefined && ship === game.card(card).holder && game.decide(keepsThoseAboardFromLeaving, { by, ship })
}

/** Has somebody been held in the midst of this by a card that targets the action? */
export function isTargetedIn(game: Game, trigger: Trigger, card: CardId): boolean {
  const hold = holdOn(game, card)
  return hold !== undefined && game.decide(actionIsTargeted, { trigger, card: hold.card })
}
