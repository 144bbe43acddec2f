import { impose } from '../../board/moves.ts'
import { susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'assimilate'> = {
  assimilate(game, { who }, context) {
    for (const card of susceptible(game, who, context)) {
      impose(game, card, 'assimilated')
      game.tell({ event: 'assimilated', cards: [card], by: context.this })
    }
  },
}
