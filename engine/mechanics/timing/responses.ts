import { inPlay } from '../../board/places.ts'
import { checkAnswer, usable, useInAnswer } from './use-answer.ts'
import type { Response } from './window.ts'

/** The text of a card in play is used in answer. */
export const responses: readonly Response[] = [
  {
    options: usable,
    isOne: (game, { card }) => card !== undefined && inPlay(game.card(card)),
    check: checkAnswer,
    carryOut: useInAnswer,
  },
]
