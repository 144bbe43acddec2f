import type { Reading } from '../../../kernel/reading.ts'
import { reworded } from '../../../kernel/rule.ts'
import { inTheOrderChosen } from './glossary.ts'

/** The player whose turn it is orders the cards of both. */
const byTurnPlayer = reworded(inTheOrderChosen, {
  ruling: inTheOrderChosen.ruling,
  answer: (_, game) => game.state.turn.player,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'order-of-mass-discards',
    reading: 'by-turn-player',
    where: 'glossary',
    replace: { [byTurnPlayer.ruling]: byTurnPlayer },
  },
]
