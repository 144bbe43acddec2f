import { settled } from '../../kernel/settled.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { Suspension } from './questions.ts'

/** May it be used on the turn of the other player? */
export const mayBeUsedOnTheOpponentsTurn = settled<{ use: Suspension }>()("may be used on the opponent's turn", true, [
  { ruling: '1eS-suspends-play-01', is: true, not: 'a player uses texts on his own turn' },
])

/** May it be used in the middle of this? */
export const maySuspend = settled<{ use: Suspension; trigger: Trigger }>()('may suspend', false, [
  { ruling: '1eS-suspends-play-02', is: true },
])

/** Does the action that was suspended go on afterwards? */
export const carriesOn = settled<{ use: Suspension; trigger: Trigger }>()('goes on', true, [
  { ruling: '1eS-suspends-play-04', is: true, not: 'an action that was interrupted is over' },
])

/** May it be used while nothing is in progress that it could suspend? */
export const maySuspendNothing = settled<{ use: Suspension }>()('may suspend nothing', true, [
  { ruling: '1eS-suspends-play-05', is: true, not: 'what suspends play needs an action to suspend' },
])
