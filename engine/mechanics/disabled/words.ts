import type { Attribute, Clause, Filter, Requirement, Who } from '../../text/text.ts'

/** What a card may disable of a ship. */
export type ShipPart = Attribute | 'special equipment'

/** Instructions of cards that disable, and of those that save from death or chance. */
export type DisablingDeed =
  /** For as long as this card is in play; `forGood` = until something cures it, wherever this card goes. */
  | { readonly do: 'disable'; readonly who: Who; readonly where?: Filter; readonly forGood?: true }
  | { readonly do: 'end disabling'; readonly who: Who }
  /** The next one of the parts that this card disables by turns. */
  | { readonly do: 'disable the next part' }
  | { readonly do: 'capture'; readonly who: Who; readonly where?: Filter }
  /** About to be killed, it is not. */
  | { readonly do: 'save'; readonly who: Who }

/** What a text in force disables of a ship. */
export interface DisabledParts {
  readonly disables?: readonly ShipPart[]
  /** One after the other. */
  readonly byTurns?: true
}

/** Met by those aboard, or where the card lies, it cures and discards the card. */
export interface Cure extends Clause {
  readonly needs: Requirement
  /** Only those count who came to the location afterwards. */
  readonly arriving?: true
}
