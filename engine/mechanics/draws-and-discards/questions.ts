import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Whose turns does the countdown of the card count? */
export const countsTheTurnsOf = question<{ card: CardId }, PlayerName>()(
  'counts the turns of',
  ({ card }, game) => game.card(card).owner,
)

/** To whose discard pile does the card go? */
export const discardPileOf = question<{ card: CardId }, PlayerName>()(
  'discard pile of',
  ({ card }, game) => game.card(card).controller,
)

/** Who says in which order these cards, which are discarded at once, come to the discard pile of that player? Undefined = nobody: they lie as they come. */
export const ordersDiscards = question<{ pileOf: PlayerName; cards: readonly CardId[] }, PlayerName | undefined>()(
  'orders discards',
  undefined,
)

/** May the player discard the card for no reason but that he wants to? */
export const mayDiscardAtWill = question<{ player: PlayerName; card: CardId; from: 'hand' | 'table' }, boolean>()(
  'may discard at will',
  true,
)

/** Is the card laid face up on the discard pile? */
export const isDiscardedFaceUp = question<{ card: CardId }, boolean>()('is discarded face up', true)

/** Does all that was done to the card end when it is discarded? */
export const isForgottenInTheDiscardPile = question<{ card: CardId }, boolean>()(
  'is forgotten in the discard pile',
  true,
)

/** May whoever looks through the discard pile of that player put its cards in order? */
export const mayPutInOrder = flag<{ player: PlayerName; pileOf: PlayerName }>()('may put the discard pile in order')

/** Does the card that is exchanged come to lie where the other one lay, and not on top? */
export const takesThePlaceOf = flag<{ card: CardId; other: CardId }>()('takes the place of')

/** Is what the card is exchanged for chosen as it is played, before anybody may respond? */
export const choosesAsItIsPlayed = flag<{ card: CardId }>()('chooses as it is played')

/** Is a card that is regenerated in play again, and not in hand? */
export const isInPlayAgain = flag<{ card: CardId }>()('is in play again')

/** May the card be regenerated? */
export const mayBeRegenerated = question<{ card: CardId }, boolean>()('may be regenerated', true)

/** Is a dilemma played from hand like other cards? */
export const dilemmasArePlayed = flag<{ dilemma: CardId }>()('dilemmas are played')

/** Is an artifact that was in hand and came back there of use before it is earned anew? */
export const mayBeUsedAgain = question<{ artifact: CardId; from: 'discard pile' | 'draw deck' }, boolean>()(
  'may be used again',
  true,
)

/** Is a text that may be used so often in a game still used up when its card was discarded and came back? */
export const staysUsedUp = flag<{ card: CardId }>()('stays used up', true)

/** Does whoever looks for the topmost card of a kind look below the top of the pile? */
export const looksBelowTheTop = flag<{ by: CardId }>()('looks below the top')

/** Does a card that came into play from a side deck go back there when it is discarded? */
export const isDiscardedUnderItsSideDeck = flag<{ card: CardId }>()('is discarded under its side deck')

/** Does a card with a point box that is discarded go where points are kept? `scored` = its player has scored them. */
export const goesWithItsPoints = flag<{ card: CardId; scored: boolean }>()('goes with its points')

/** Where a hand goes that a text has its player give up for another. */
export const handGoes = question<{ by: CardId }, 'under the draw deck' | 'discard pile'>()(
  'hand goes',
  'under the draw deck',
)

/** Is the turn over with the draw that ends it? */
export const drawingEndsTheTurn = flag<{ player: PlayerName }>()('drawing ends the turn')
