import type { Language } from '../../kernel/language.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { lasts } from '../../text/lasts.ts'
import { addModifiers } from '../../text/modifiers.ts'

export const effects: EffectHandlers<'forbid'> = {
  forbid(game, { who, to, for: words }, context) {
    const by = context.this
    const until = lasts(game, by, words)
    const cards = affected(game, who, context)
    addModifiers(
      game,
      cards.map(card => ({ card, attribute: `may not ${to}` as const, by, ...until })),
    )
  },
}

/** What a card was kept from for a time. */
export const hindrances: Language['hindrances'] = [
  (game, card, to) => game.state.modifiers.find(m => m.card === card && m.attribute === `may not ${to}`)?.by,
]
