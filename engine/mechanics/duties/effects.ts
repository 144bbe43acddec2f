import { record } from '../../board/history.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { bringForward } from './bring-forward.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'bring forward' | 'owe a showing'> = {
  'bring forward': (game, _, context) => bringForward(game, context.you, context.targets?.[0]),
  'owe a showing'(game, _, context) {
    record(game, context.you, 'owes a showing', context.this)
  },
}
