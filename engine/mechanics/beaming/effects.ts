import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { transport } from './beam.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'beam'> = {
  *beam(game, { who, to }, context) {
    const [ship] = resolve(game, to, context)
    const cards = affected(game, who, context)
    if (ship && cards.length) yield* transport(game, context.you, cards, 'aboard', ship)
  },
}
