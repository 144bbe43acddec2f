import type { EffectHandlers } from '../../text/effect.ts'
import { asEitherPlayer } from './inner/as-either-player.ts'
import { chooseOne } from './inner/choose-one.ts'
import { selectCards } from './select-cards.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'as either player' | 'choose one' | 'select'> = {
  'as either player': asEitherPlayer,
  'choose one': chooseOne,
  select: selectCards,
}
