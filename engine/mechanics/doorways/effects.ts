import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'

export const effects: EffectHandlers<'turn over'> = {
  'turn over'(game, { who }, context) {
    for (const card of affected(game, who, context))
      game.change(card, { face: game.card(card).face === 'down' ? 'up' : 'down' })
  },
}
