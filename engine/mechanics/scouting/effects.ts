import type { EffectHandlers } from '../../text/effect.ts'
import { probe } from './probe.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'probe'> = {
  probe,
}
