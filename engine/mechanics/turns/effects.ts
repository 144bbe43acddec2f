import { record } from '../../board/history.ts'
import type { EffectHandlers } from '../../text/effect.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'double the turn'> = {
  'double the turn'(game, _, context) {
    record(game, context.you, 'turn doubled', context.this)
  },
}
