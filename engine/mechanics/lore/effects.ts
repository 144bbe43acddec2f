import { record } from '../../board/history.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'

/** How the words that this room declares are carried out. */
export const effects: EffectHandlers<'select as commander'> = {
  'select as commander'(game, { who }, context) {
    for (const card of affected(game, who, context))
      record(game, context.you, 'commander selected', game.card(card).holder, [card])
  },
}
