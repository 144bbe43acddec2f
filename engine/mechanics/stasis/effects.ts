import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { putInStasis } from '../stopped/stop.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'put in stasis'> = {
  'put in stasis'(game, { who }, context) {
    putInStasis(game, affected(game, who, context), context.this)
  },
}
