import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** A pile whose order is hidden. */
export type HiddenPile = 'deck' | 'tent' | 'bridge' | 'continuum' | 'tribbles'

/** Does the card disrupt the timeline as others do of which the same is said? */
export const disruptsLikeOthers = flag<{ by: CardId }>()('disrupts like others', true)

/** Does the card cease to exist with that timeline? */
export const ceasesToExist = flag<{ card: CardId }>()('ceases to exist')

/** Does a card in play that ceases to exist leave the game? */
export const ceasesInPlay = flag<{ card: CardId }>()('ceases in play')

/** Does one leave it from a hand or pile? */
export const ceasesInPiles = flag<{ card: CardId; pile: 'hand' | 'discard' | HiddenPile }>()('ceases in piles')

/** Is a pile shuffled that was looked through for such cards? */
export const isShuffledAfterwards = flag<{ pile: HiddenPile; player: PlayerName }>()('is shuffled afterwards')

/** What becomes of those aboard, or on, a ship or facility that ceases to exist, if they do not. */
export const thoseLeftGo = question<{ card: CardId }, 'to the discard pile' | "to the owner's hand">()(
  'those left go',
  'to the discard pile',
)
