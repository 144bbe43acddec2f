import { together } from '../../board/moves.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { leave } from '../dilemmas/settle.ts'
import { changeHands } from './change-hands.ts'
import { draw } from './draw.ts'
import { drawNoMore } from './may-draw.ts'
import { regenerate } from './regenerate.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'change hands' | 'discard' | 'draw' | 'draw no more this turn' | 'regenerate'> = {
  'change hands': (game, _, context) => changeHands(game, context),
  discard(game, { who }, context) {
    const cards = affected(game, who, context)
    together(game, () => {
      for (const card of cards) leave(game, card, 'discarded')
    })
  },
  draw: (game, { count, each }, context) =>
    draw(game, context.you, each ? count * resolve(game, each, context).length : count),
  'draw no more this turn'(game, _, context) {
    drawNoMore(game, context.you)
  },
  regenerate,
}
