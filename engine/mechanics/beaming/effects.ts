import { move } from '../../board/moves.ts'
import { susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'beam aboard'> = {
  'beam aboard'(game, { who }, context) {
    const ship = context.group?.ship
    if (ship) for (const card of susceptible(game, who, context)) move(game, card, 'aboard', ship)
  },
}
