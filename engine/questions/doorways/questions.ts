import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { Way } from '../../mechanics/doorways/words.ts'

/** May the player's card come into play in this way, as far as doorways are concerned? `at` = where it reports, `by` = the card by whose text it does. */
export const comesThrough = question<
  { card: CardId; player: PlayerName; way: Way; at?: CardId; by?: CardId },
  boolean
>()('comes through', true)

/** How many cards of another universe a player may seed at once under a mission when play has begun. */
export const seededInPlayAtMost = question<{ player: PlayerName; mission: CardId }, number>()(
  'seeded in play at most',
  Number.POSITIVE_INFINITY,
)

/** May a card that closes doorways be played on this one? `closed` = it is already. */
export const mayBeClosed = flag<{ doorway: CardId; closed: boolean }>()('may be closed', true)

/** May a text that is used at any time be used in the midst of this, to which it is no answer? */
export const mayBeUsedInTheMidst = flag<{ card: CardId; trigger: Trigger }>()('may be used in the midst', true)
