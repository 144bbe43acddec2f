import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { nullify } from './nullify.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'nullify'> = {
  nullify(game, { who }, context) {
    for (const card of resolve(game, who, context)) nullify(game, card, context.this)
  },
}
