import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** May a player decline a choice that no text leaves to him? */
export const mayDeclineToChoose = settled<{ who: PlayerName | 'chance' }>()('may decline to choose', true, [
  { custom: 'custom-selections-04', is: false },
])

/** Does a dilemma go back under the mission when everybody kept out of its selection? */
export const goesBackUntargeted = settled<{ dilemma: CardId }>()('goes back untargeted', false, [
  { ruling: '1eD-dilemma-resolution-72', is: true },
])

/** Does the attempt end then? */
export const untargetedEndsTheAttempt = settled<{ dilemma: CardId }>()('untargeted ends the attempt', false, [
  { ruling: '1eD-dilemma-resolution-73', is: true },
])
