import type { EffectHandlers } from '../../text/effect.ts'
import { hereOf } from '../../text/selector.ts'
import { destroyAllThere, destroyPlace } from './destroy-place.ts'
import { disrupt } from './inner/disruption.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'destroy the place' | 'disrupt the timeline'> = {
  *'destroy the place'(game, { itself = true }, context) {
    const location = hereOf(game, context)
    if (location !== undefined) yield* (itself ? destroyPlace : destroyAllThere)(game, location, context)
  },
  'disrupt the timeline': (game, _, { this: by }) => disrupt(game, by),
}
