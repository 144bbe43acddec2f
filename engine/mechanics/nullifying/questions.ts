import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is the card, which is no event, one for cards that affect events? */
export const countsAsEvent = question<{ card: CardId }, boolean>()('counts as event', false)

/** Is the card, which is no interrupt, one for cards that affect interrupts? */
export const countsAsInterrupt = question<{ card: CardId }, boolean>()('counts as interrupt', false)

/** Does a card that nullifies others for as long as it is in play nullify those of its own player, too? */
export const isNullifiedByItsOwn = flag<{ card: CardId; by: CardId }>()('is nullified by its own', true)

/** What becomes of a card in play that another one nullifies for as long as that is in play? */
export const nullifiedWhileInPlay = question<
  { card: CardId; by: CardId },
  'is discarded' | 'has no effect meanwhile'
>()('nullified while in play', 'has no effect meanwhile')
