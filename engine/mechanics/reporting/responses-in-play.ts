import { inPlay } from '../../board/places.ts'
import type { Response } from '../timing/window.ts'
import { checkAnswer, usable, useInAnswer } from './inner/use-answer.ts'

/** The text of a card in play is used in answer. */
export const responses: readonly Response[] = [
  {
    options: usable,
    isOne: (game, { kind, card }) => kind !== 'change' && card !== undefined && inPlay(game.card(card)),
    check: checkAnswer,
    carryOut: useInAnswer,
  },
]
