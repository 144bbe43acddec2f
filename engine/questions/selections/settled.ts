import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does a dilemma go back under the mission when everybody kept out of its selection? */
export const goesBackUntargeted = settled<{ dilemma: CardId }>()('goes back untargeted', false, [
  { ruling: '1eD-dilemma-resolution-72', is: true },
])

/** Does the attempt end then? */
export const untargetedEndsTheAttempt = settled<{ dilemma: CardId }>()('untargeted ends the attempt', false, [
  { ruling: '1eD-dilemma-resolution-73', is: true },
])
