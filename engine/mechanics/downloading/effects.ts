import type { EffectHandlers } from '../../text/effect.ts'
import { fetch } from './download.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'download'> = {
  download: function* (game, effect, context) {
    const fetched = yield* fetch(game, effect, context)
    return effect.called ? { ...context, chosen: { ...context.chosen, [effect.called]: fetched } } : context
  },
}
