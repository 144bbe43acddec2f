import { remember } from '../../board/history.ts'
import { impose, lift } from '../../board/moves.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { lasts } from '../../text/lasts.ts'
import { matches } from '../../text/match.ts'
import { addModifiers } from '../../text/modifiers.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'disable'> = {
  disable(game, { who, where, forGood, for: words }, context) {
    for (const card of affected(game, who, context)) {
      if (where && !matches(game, card, where, context.you)) continue
      for (const wound of ['stunned', 'mortally-wounded'] as const) lift(game, card, wound)
      remember(game, { player: context.you, kind: 'disabled', card, cards: [context.this] })
      impose(game, card, 'disabled', forGood ? undefined : context.this)
      if (words)
        addModifiers(game, [{ card, attribute: 'is disabled', by: context.this, ...lasts(game, context.this, words) }])
    }
  },
}
