import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { letAct } from './let-act.ts'
import { relocate } from './relocate.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'let act' | 'restore RANGE' | 'relocate'> = {
  'let act': letAct,
  'restore RANGE'(game, { who }, context) {
    for (const card of affected(game, who, context)) {
      const { 'range-used': _, ...count } = game.card(card).count
      game.change(card, { count })
    }
  },
  relocate(game, effect, context) {
    for (const card of affected(game, effect.who, context)) {
      const [to] = resolve(game, effect.to, context)
      if (to) relocate(game, card, to, context)
    }
  },
}
