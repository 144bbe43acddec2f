import { options } from '../timing/answer.ts'
import type { Response } from '../timing/window.ts'
import { checkPlay } from './may-play.ts'
import { play } from './play.ts'

/** A card is played from hand in answer. */
export const responses: readonly Response[] = [
  {
    options,
    isOne: (_, { kind, card }) => kind === 'play' && card !== undefined,
    check: checkPlay,
    carryOut: (game, player, act, trigger) => play(game, player, act, trigger, 1),
  },
]
