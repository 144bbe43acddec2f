import { locationOf } from '../../board/places.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { relocatedPast } from './inner/relocated-past.ts'
import { relocate } from './relocate.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'relocate'> = {
  *relocate(game, effect, context) {
    for (const card of affected(game, effect.who, context)) {
      const [to] = resolve(game, effect.to, context)
      if (!to) continue
      const from = locationOf(game, card)
      relocate(game, card, to, context)
      yield* relocatedPast(game, card, from)
    }
  },
}
