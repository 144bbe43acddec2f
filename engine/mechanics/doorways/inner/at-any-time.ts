import { beginOrders } from '../../../board/history.ts'
import type { Language } from '../../../kernel/language.ts'

/** What is said to be done at any time is an order where the law does not have it so. */
export const momentChecks: Language['momentChecks'] = [
  (game, player, _card, { atAnyTime }) => {
    if (!atAnyTime) return
    if (game.inForce(atAnyTime)) game.credit(atAnyTime)
    else beginOrders(game, player)
  },
]
