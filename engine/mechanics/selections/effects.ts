import type { EffectHandlers } from '../../text/effect.ts'
import { asPlayer } from './inner/as-player.ts'
import { chooseOne, chooseSeveral } from './inner/choose-one.ts'
import { selectCards } from './select-cards.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'as player' | 'choose' | 'select'> = {
  'as player': asPlayer,
  choose: (game, effect, context) =>
    effect.several ? chooseSeveral(game, effect, effect.several, context) : chooseOne(game, effect, context),
  select: selectCards,
}
