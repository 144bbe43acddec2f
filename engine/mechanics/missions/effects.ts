import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { flashWithin } from './q-flash.ts'
import { acquireThose } from './seeded-personnel.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'acquire' | 'Q-Flash'> = {
  'Q-Flash': (game, { cards }, context) => flashWithin(game, context, cards),
  acquire: function* (game, { who }, context) {
    if (context.group) yield* acquireThose(game, context.group, resolve(game, who, context))
  },
}
