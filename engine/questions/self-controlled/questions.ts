import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does the other one like it, which is there, attack along with it? */
export const attackTogether = flag<{ card: CardId; other: CardId }>()('attack together')

/** May what this attacks, which is no ship, fire back at it? */
export const isFiredBackAt = flag<{ card: CardId }>()('is fired back at')

/** Is an end of the spaceline far by the span before it, and not by the locations? */
export const isMeasuredBySpan = flag<{ card: CardId }>()('is measured by span')

/** Does it fire back at each of those who attack it? */
export const returnsFire = flag<{ card: CardId; at: CardId }>()('fires back')

/** Do the WEAPONS of several attackers add up? */
export const wEAPONSAddUp = flag<{ target: CardId }>()('WEAPONS add up', true)

/** Does the hit count twice? */
export const isADirectHit = question<{ by: readonly CardId[]; weapons: number; shields: number }, boolean>()(
  'is a direct hit',
  ({ weapons, shields }) => weapons > 2 * shields,
)

/** Is what was damaged before destroyed by the next damage? `by` = the card that does it, absent = a hit in battle; `half` = it was half repaired. */
export const isDestroyedWhenDamagedAgain = flag<{ card: CardId; by: CardId | undefined; half: boolean }>()(
  'is destroyed when damaged again',
)

/** What may be done with a ship by the player whose intruders are alone aboard, and whom no card lets use it? */
export const intrudersMay = flag<{ ship: CardId; deed: 'control' | 'use' }>()('intruders may')

/** May the owner of a ship that intruders have taken board it, and have it back when the last of them is gone? */
export const mayRetake = flag<{ ship: CardId; player: PlayerName; how: 'board it' | 'win it back' }>()('may retake')

/** Is whoever is aboard kept there by intruders, when a card would beam him off? */
export const isKeptAboard = flag<{ card: CardId }>()('is kept aboard')

/** Do intruders switch off for good what is deactivated? `alone` = nobody else is left aboard. */
export const areTurnedOff = flag<{ card: CardId; alone: boolean }>()('are turned off')
