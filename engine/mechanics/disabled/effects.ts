import { impose, lift } from '../../board/moves.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'disable'> = {
  disable(game, { who, where, forGood }, context) {
    for (const card of affected(game, who, context)) {
      if (where && !matches(game, card, where, context.you)) continue
      for (const wound of ['stunned', 'mortally-wounded'] as const) lift(game, card, wound)
      impose(game, card, 'disabled', forGood ? undefined : context.this)
    }
  },
}
