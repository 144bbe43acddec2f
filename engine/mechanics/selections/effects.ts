import type { EffectHandlers } from '../../text/effect.ts'
import { drawLots } from './lots.ts'
import { selectCards } from './select-cards.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'select' | 'draw lots'> = {
  select: selectCards,
  'draw lots': drawLots,
}
