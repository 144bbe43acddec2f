import { can } from '../../board/can.ts'
import { locationOf } from '../../board/places.ts'
import { opponentOf } from '../../board/state.ts'
import { affected, susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'
import { triumph } from '../timing/triumph.ts'
import { capture, imprison, release, takeAway } from './captives.ts'
import { forfeitWhatItYielded } from './inner/interrogate.ts'
import { steal } from './steal.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'capture' | 'release' | 'take control' | 'steal'> = {
  *capture(game, { who, where, to }, context) {
    const captor = to ? opponentOf(game.state, context.you) : context.you
    for (const card of affected(game, who, context)) {
      if (where && !matches(game, card, where, context.you)) continue
      if (!can(game, card, 'be captured', context.this)) continue
      if (!capture(game, card, context.this, captor)) continue
      if (to) imprison(game, card, captor)
      else yield* takeAway(game, card, context.this)
      yield* triumph(game, captor, 'personnel captured', locationOf(game, card))
    }
  },
  *release(game, { who }, context) {
    for (const captive of affected(game, who, context)) {
      forfeitWhatItYielded(game, captive, context.this)
      yield* release(game, captive, context.this)
    }
  },
  'take control'(game, { who }, context) {
    for (const card of susceptible(game, who, context)) game.change(card, { controller: context.you })
  },
  steal(game, { who }, context) {
    for (const card of susceptible(game, who, context)) steal(game, card, context.you)
  },
}
