import type { Place } from '../../../protocol/types.ts'
import { discard, move, together } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { leave } from '../dilemmas/settle.ts'
import { draw } from './draw.ts'
import { drawUntilEven } from './even.ts'
import { drawNoMore } from './may-draw.ts'
import { shufflesInDiscards } from './questions.ts'
import { shuffle } from './shuffle.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<
  'discard' | 'draw' | 'draw no more this turn' | 'draw again' | 'draw until even' | 'reshuffle'
> = {
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
  *'draw again'(game, { who }, context) {
    for (const card of resolve(game, who, context)) {
      const { holder } = game.card(card)
      discard(game, card)
      yield* draw(game, holder, 1)
    }
  },
  'draw until even': (game, _, context) => drawUntilEven(game, context.you, context.this),
  *reshuffle(game, _, context) {
    const { you, this: by } = context
    const piles: readonly Place[] = game.decide(shufflesInDiscards, { by, player: you }) ? ['discard'] : []
    for (const { id } of piles.flatMap(pile => cardsIn(game, pile, you))) move(game, id, 'deck', you)
    yield* shuffle(game, you, 'deck')
  },
}
