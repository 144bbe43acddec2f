import type { Clause } from '../../text/text.ts'
import type { ForwardDeed } from '../duties/forward-text.ts'

/** What a card in play says of the turns of its player. */
export interface TurnText {
  /** He may take two turns, one after the other, before the other player takes his. */
  readonly doubleTurns?: Clause
}

/** What a text does about the turns of the player. */
export type TurnDeed =
  /** He may take another turn after this one, or after his next one where it is not his. */
  { readonly do: 'double the turn' } | ForwardDeed
