import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Must somebody aboard share the affiliation of the ship? */
export const needsItsAffiliation = settled<{ card: CardId }>()('needs its affiliation', false, [
  { custom: 'custom-staffing-01', is: true },
  { ruling: '1eS-ship-staffing-04', is: true },
])

/** May a ship begin a battle with nobody of its affiliation aboard? */
export const mayBeginUnmatched = settled<{ ship: CardId }>()('may begin a battle unmatched', true, [
  { ruling: '1eS-ship-staffing-24', is: false },
])

/** May the crew attempt a mission with nobody aboard who shares the affiliation of the ship? */
export const mayAttemptUnmatched = settled<{ ship: CardId }>()('may attempt unmatched', true, [
  { ruling: '1eS-ship-staffing-23', is: false },
])
