import type { EffectHandlers } from '../../text/effect.ts'
import { disrupt } from './inner/disruption.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'disrupt the timeline'> = {
  'disrupt the timeline': (game, _, { this: by }) => disrupt(game, by),
}
