import { affected } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { matches } from '../../../text/match.ts'
import { spare } from '../../damage/kill.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** About to be killed, it is not. */
    save: { readonly who: Who; readonly where?: Filter }
  }
}

export const effects: EffectHandlers<'save'> = {
  save(game, { who, where }, context) {
    for (const card of affected(game, who, context))
      if (!where || matches(game, card, where, context.you)) spare(game, card)
  },
}
