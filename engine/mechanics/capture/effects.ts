import { impose } from '../../board/moves.ts'
import { locationOf } from '../../board/places.ts'
import { affected, susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'
import { isSentBack } from '../holograms/holograms.ts'
import { triumph } from '../timing/triumph.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'capture' | 'take control'> = {
  *capture(game, { who, where }, context) {
    for (const card of affected(game, who, context)) {
      if (where && !matches(game, card, where, context.you)) continue
      if (isSentBack(game, card, 'captured')) continue
      game.tell({ event: 'captured', cards: [card], by: context.this })
      impose(game, card, 'captive')
      yield* triumph(game, context.you, 'personnel captured', locationOf(game, card))
    }
  },
  'take control'(game, { who }, context) {
    for (const card of susceptible(game, who, context)) game.change(card, { controller: context.you })
  },
}
