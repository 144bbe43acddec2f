import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** When a card is shown that its player owes a showing of. */
export type ShowingTime = 'before the next turn' | 'in the next turn' | 'after the last draw of it'

/** Is that a time at which it is shown? */
export const isTimeToShow = question<{ player: PlayerName; when: ShowingTime }, boolean>()('is time to show', true)

/** Is it shown by itself as soon as the turn begins in which it must be? */
export const isShownByItself = flag<{ player: PlayerName }>()('is shown by itself')

/** Is it shown at once when the game ends before that turn is over? */
export const isShownWhenTheGameEnds = flag<{ player: PlayerName }>()('is shown when the game ends')

/** What comes of it that a player does not show what he must? */
export const failingToShow = question<
  { player: PlayerName; by: CardId },
  'nothing' | 'loses' | 'loses with a score of nothing'
>()('failing to show', 'nothing')

/** Has a player failed to show it whose next turn is skipped? */
export const failsBySkipping = flag<{ player: PlayerName; by: CardId }>()('fails by skipping')

/** Is one copy enough, for however many cards it was used? */
export const oneShowingIsEnough = flag<{ player: PlayerName }>()('one showing is enough')

/** Is a card that must be shown safe from what would take it out of the hand? */
export const isSafeInHand = flag<{ card: CardId; by: CardId }>()('is safe in hand')

/** Does a copy do that was discarded in the meantime? */
export const doesAfterADiscard = flag<{ card: CardId; player: PlayerName }>()('does after a discard', true)

/** Is to show a card from hand to play it? */
export const isPlayedByShowing = flag<{ card: CardId }>()('is played by showing')

/** Must a doorway be open for a card of another universe that is shown? */
export const isShownThroughADoorway = flag<{ card: CardId; player: PlayerName }>()('is shown through a doorway')
