import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { closing } from '../locations/close.ts'
import { nullify } from './nullify.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'nullify'> = {
  *nullify(game, { who }, context) {
    const { you, this: by } = context
    for (const card of resolve(game, who, context)) yield* closing(game, card, you, by, () => nullify(game, card, by))
  },
}
