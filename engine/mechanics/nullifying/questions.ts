import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is the card, which is no event, one for cards that affect events? */
export const countsAsEvent = question<{ card: CardId }, boolean>()('counts as event', false)

/** Does the event, which lies on that card at a location, lie on the spaceline for `by`? */
export const isOnTheSpacelineWith = question<{ card: CardId; on: CardId; by: CardId }, boolean>()(
  'is on the spaceline with',
  ({ on }, game) => game.card(on).place === 'spaceline',
)

/** Is the card, which is no interrupt, one for cards that affect interrupts? */
export const countsAsInterrupt = question<{ card: CardId }, boolean>()('counts as interrupt', false)

/** Is a card discarded when it is nullified? */
export const isDiscardedWhenNullified = flag<{ card: CardId }>()('is discarded when nullified', true)

/** Does a card that was nullified while it was being played count as played, with what it does? */
export const countsAsPlayed = flag<{ card: CardId }>()('counts as played')

/** When a card is nullified, is this one nullified along with it? */
export const isNullifiedAlong = flag<{ card: CardId; nullified: CardId; by: CardId | undefined }>()(
  'is nullified along',
)

/** Does a card that nullifies others for as long as it is in play nullify those of its own player, too? */
export const isNullifiedByItsOwn = flag<{ card: CardId; by: CardId }>()('is nullified by its own', true)

/** What becomes of a card in play that another one nullifies for as long as that is in play? */
export const nullifiedWhileInPlay = question<
  { card: CardId; by: CardId },
  'is discarded' | 'has no effect meanwhile'
>()('nullified while in play', 'has no effect meanwhile')

/** Is a skill that nullifies what is present used by its player, where it does not say that it works by itself? */
export const isUsedToNullify = flag<{ card: CardId }>()('is used to nullify')

/** Does a skill that nullifies what is present nullify a card of its own player's? */
export const skillNullifiesItsOwn = flag<{ card: CardId; by: CardId }>()('a skill nullifies its own', true)
