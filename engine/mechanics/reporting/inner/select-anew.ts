import { beginOrders } from '../../../board/history.ts'
import type { Language } from '../../../kernel/language.ts'
import { mayBreakIn } from '../../../questions/skills/settled.ts'
import type { UseText } from '../../../text/in-play-text.ts'

/** Does the text have its player select anew what the card adds? */
export const reselects = ({ effects }: Pick<UseText, 'effects'>): boolean =>
  effects.some(e => e.do === 'select what it gives' || e.do === 'add a skill')

/** To select anew is an order where the law does not have it done at any time. */
export const momentChecks: Language['momentChecks'] = [
  (game, player, card, text, during) => {
    if (!during && reselects(text) && !game.decide(mayBreakIn, { card })) beginOrders(game, player)
  },
]
