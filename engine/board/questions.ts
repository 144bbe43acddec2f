import type { Capability } from '../kernel/capability.ts'
import { flag, question } from '../kernel/question.ts'
import type { CardId, Condition, PlayerName } from './state.ts'

/** May the card do this, or have this done to it? */
export const permission = question<{ card: CardId; to: Capability; by?: CardId; player?: PlayerName }, boolean>()(
  'can',
  true,
  'to',
)

/** Is it one of the attributes of ships? */
export const isAttributeOfShips = question<{ attribute: string }, boolean>()('is an attribute of ships', false)

/** Does what the dilemma does go on like this for as long as it is in play? */
export const keepsWorking = question<
  { card: CardId; how: 'all the time' | "in one player's turns" | 'in every turn' },
  boolean
>()('keeps working', true)

/** Does the condition that a card has put another one into end when it leaves play? */
export const endsWithItsCause = question<{ card: CardId; condition: Condition; cause: CardId }, boolean>()(
  'ends with its cause',
  true,
)

/** Is the card in this condition by where it is, and not by what befell it? */
export const isByCircumstance = question<{ card: CardId; condition: Condition }, boolean>()(
  'is by circumstance',
  false,
  'condition',
)

/** May a player have fewer than no points? */
export const mayFallBelowZero = question<{ player: PlayerName }, boolean>()('may fall below zero', true)

/**
 * Does a player do in the other player's turn what belongs to one's own?
 *
 * @alone Every order asks it in one place, and one basic rule answers it.
 */
export const actsInTheOthersTurn = flag<{ player: PlayerName }>()('acts in the turn of the other player', true)

/** Does a player give orders to cards that the other player controls? */
export const ordersTheOthersCards = flag<{ player: PlayerName; cards: readonly CardId[] }>()(
  'gives orders to the cards of the other player',
  true,
)

/**
 * Does a player execute orders at the end of his turn?
 *
 * @alone Every order asks it in one place, and one basic rule answers it.
 */
export const ordersAtTheEnd = flag<{ player: PlayerName }>()('orders at the end of the turn', true)

/**
 * Does a player play or report cards from elsewhere than his hand?
 *
 * @alone All that is played or reported asks it in one place, and one basic rule answers it.
 */
export const playsFromElsewhere = flag<{ player: PlayerName; cards: readonly CardId[] }>()(
  'plays cards that are not in hand',
  true,
)
