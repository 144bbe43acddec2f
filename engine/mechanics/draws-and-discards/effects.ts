import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { leave } from '../dilemmas/settle.ts'
import { draw } from './draw.ts'
import { drawNoMore } from './may-draw.ts'
import { regenerate, shuffle } from './shuffle.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<
  'discard' | 'draw' | 'draw no more this turn' | 'shuffle draw deck' | 'shuffle discard pile into draw deck'
> = {
  discard(game, { who }, context) {
    for (const card of affected(game, who, context)) leave(game, card, 'discarded')
  },
  draw: (game, { count }, context) => draw(game, context.you, count),
  'draw no more this turn'(game, _, context) {
    drawNoMore(game, context.you)
  },
  'shuffle draw deck': (game, _, context) => shuffle(game, context.you, 'deck'),
  'shuffle discard pile into draw deck': (game, _, context) => regenerate(game, context.you),
}
