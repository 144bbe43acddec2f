import { cardsIn } from '../../board/places.ts'
import { refuse } from '../../kernel/flow.ts'
import { mayInterrupt } from '../../questions/timing/questions.ts'
import { isSentThrough } from '../doorways/sent-through.ts'
import type { Response } from '../timing/window.ts'
import { use } from './use.ts'

/** A card is used from hand in the midst of an action, where the law has "at any time" mean that. */
export const responses: readonly Response[] = [
  {
    options: (game, player, trigger) =>
      cardsIn(game, 'hand', player)
        .map(({ id }) => id)
        .filter(card => isSentThrough(game, card) && game.decide(mayInterrupt, { trigger, card, as: null })),
    isOne: (game, { kind, card }) =>
      (kind === 'play' || kind === 'use') &&
      card !== undefined &&
      game.card(card).place === 'hand' &&
      isSentThrough(game, card),
    check(game, player, { card }, trigger) {
      if (game.card(card!).holder !== player || !game.decide(mayInterrupt, { trigger, card: card!, as: null }))
        refuse('wrong-time', `${card} is not used in the midst of this`, [card!])
    },
    carryOut: (game, player, act) => use(game, player, { ...act, kind: 'use' }),
  },
]
