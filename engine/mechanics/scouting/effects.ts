import type { EffectHandlers } from '../../text/effect.ts'
import { probe } from './probe.ts'
import { completeSuspended } from './probe-for.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'probe' | 'complete the suspended'> = {
  probe,
  'complete the suspended': (game, _, { you, this: by }) => completeSuspended(game, you, by),
}
