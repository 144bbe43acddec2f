import type { Clause } from './text.ts'

/** What a card in play says of the turns of its player. */
export interface TurnText {
  /** He may take two turns, one after the other, before the other player takes his. */
  readonly doubleTurns?: Clause
}

/** The player may take another turn after this one, or after his next one where it is not his. */
export interface TurnDeed {
  readonly do: 'double the turn'
}
