import { opponentOf } from '../../board/state.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { show } from '../../text/show.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'reveal'> = {
  reveal(game, { who, to }, context) {
    const player = to === 'you' ? context.you : opponentOf(game.state, context.you)
    show(game, resolve(game, who, context), player, 'asked for by a text')
  },
}
