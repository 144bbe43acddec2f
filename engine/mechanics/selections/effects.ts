import type { EffectHandlers } from '../../text/effect.ts'
import { chooseOne } from './choose-one.ts'
import { selectCards } from './select-cards.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'choose one' | 'select'> = {
  'choose one': chooseOne,
  select: selectCards,
}
