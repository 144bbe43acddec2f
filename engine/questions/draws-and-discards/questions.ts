import type { Place } from '../../../protocol/types.ts'
import { hostOf, inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { flag, question } from '../../kernel/question.ts'
import { handsLieOpen } from '../showing-cards/questions.ts'
import { subjectOfTurns } from '../turns/questions.ts'

/** Whose turns does the countdown of the card count? */
export const countsTheTurnsOf = question<{ card: CardId }, PlayerName>()('counts the turns of', ({ card }, game) =>
  game.decide(subjectOfTurns, { card, host: hostOf(game, card), affects: undefined }),
)

/** To whose discard pile does the card go? */
export const discardPileOf = question<{ card: CardId }, PlayerName>()(
  'discard pile of',
  ({ card }, game) => game.card(card).controller,
)

/** Where does a card go that would be discarded? */
export const discardGoes = question<{ card: CardId }, 'to a discard pile' | 'out of play'>()(
  'discard goes',
  'to a discard pile',
)

/** Does the player draw up to as many cards as the other one holds at the end of his turn? */
export const evensUp = flag<{ player: PlayerName }>()('evens up')

/** Who says in which order these cards, which are discarded at once, come to the discard pile of that player? Undefined = nobody: they lie as they come. */
export const ordersDiscards = question<{ pileOf: PlayerName; cards: readonly CardId[] }, PlayerName | undefined>()(
  'orders discards',
  undefined,
)

/** May the player discard the card for no reason but that he wants to? `elsewhere` = it lies in a deck or another pile. */
export const mayDiscardAtWill = question<
  { player: PlayerName; card: CardId; from: 'hand' | 'table' | 'elsewhere' },
  boolean
>()('may discard at will', true)

/** May the card be regenerated? */
export const mayBeRegenerated = question<{ card: CardId }, boolean>()('may be regenerated', true)

/** Is an artifact that was in hand and came back there of use before it is earned anew? */
export const mayBeUsedAgain = question<{ artifact: CardId; from: 'discard pile' | 'draw deck' }, boolean>()(
  'may be used again',
  true,
)

/** A side deck, by its place. */
export type SideDeck = Extract<Place, 'tent' | 'bridge' | 'continuum' | 'tribbles'>

/** Does a card that belongs to this side deck go there when it is discarded, face up? */
export const isDiscardedUnderItsSideDeck = flag<{ card: CardId; deck: SideDeck }>()('is discarded under its side deck')

/** Do cards that lie face up in the side deck come again, shuffled, when all others are gone? */
export const isRenewed = flag<{ deck: SideDeck; player: PlayerName }>()('is renewed')

/** Does a card with a point box that is discarded go where points are kept? `scored` = its player has scored them. */
export const goesWithItsPoints = flag<{ card: CardId; scored: boolean }>()('goes with its points')

/** Where a hand goes that a text has its player give up for another. */
export const handGoes = question<{ by: CardId }, 'under the draw deck' | 'discard pile'>()(
  'hand goes',
  'under the draw deck',
)

/** Is the turn over with the draw that ends it? */
export const drawingEndsTheTurn = flag<{ player: PlayerName }>()('drawing ends the turn')

/** May a player draw up to the number of cards in his opponent's hand now? */
export const mayDrawUntilEven = question<{ by: CardId; own: number; others: number }, boolean>()(
  'may draw until even',
  true,
)

/** Does the card count as lying on the table, for a text that speaks of all that do? */
export const isOnTable = question<{ card: CardId; by: CardId }, boolean>()('is on the table', ({ card }, game) =>
  liesOnTheTable(game, card),
)

/** Is the card taken for one of the personnel whom the text speaks of? */
export const isTakenForPersonnel = flag<{ card: CardId; by: CardId }>()('is taken for personnel')

/** What is in play or in a draw deck, and hands that lie open. */
function liesOnTheTable(game: Game, card: CardId): boolean {
  const { place } = game.card(card)
  return inPlay(game.card(card)) || place === 'deck' || (place === 'hand' && handsLieOpen(game))
}

/** From where does a card come that the text of this one has a player discard? `solving` = of a mission, for which it is discarded. */
export const discardsComeFrom = question<
  { by: CardId; solving: 'requirement' | 'points' | undefined },
  'hand' | 'hand or table' | 'crew or Away Team'
>()('discards come from', 'hand or table')

/** Does a personnel in play die if the text of that card discards it? */
export const diesWhenDiscarded = flag<{ personnel: CardId; by: CardId }>()('dies when discarded')

/**
 * How many cards may a player hold when his turn is over?
 *
 * @alone The number is the rule; editions have different ones.
 */
export const handAtMost = question<{ player: PlayerName }, number>()('hand at most', Number.POSITIVE_INFINITY)
