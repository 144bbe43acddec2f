import type { CardId } from '../../board/state.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import type { Clause, Filter, Like } from '../../text/text.ts'

/** Such cards are played or reported for free; `present` = such a card must be where it reports, `at` = that place must be like that. */
export interface Freeing extends Clause, Like {
  readonly present?: Filter
  readonly at?: Filter
  /** Every such card, not one each turn. */
  readonly every?: true
}

/** What a card in play says of the price of others. */
export interface PayingText {
  /** Once each turn its player plays or reports one such card for free. */
  readonly frees?: readonly Freeing[]
  /** While it is in play no player plays such cards, or downloads cards by texts in play. */
  readonly prevents?: Clause & { readonly playing?: Filter; readonly downloading?: true }
  /** Its player discards so many cards from hand for each such personnel that reports or, if the text says so, that is downloaded. */
  readonly tolls?: readonly (Clause & {
    readonly where: Filter
    readonly discards: number
    readonly downloaded?: true
  })[]
}

export interface AddedCardText extends PayingText {
  /** Where the card itself may report besides the usual places, anywhere or `also` there; or where alone. */
  readonly reports?: 'anywhere' | (Clause & ({ readonly only: Filter } | { readonly also: Filter }))
  /** Such cards may report, besides the usual places, to where it is, if that is like `to`; as what lies on the table has it, aboard its player's ships that are. */
  readonly letsReport?: Clause & Like & { readonly to?: Filter }
}

export interface AddedUseText {
  /** Only while it lies on, or is aboard, such a card. */
  readonly lyingOn?: Clause & Like
  /** Not on the opponent's turn; before all else that the player does on his own; or before all that is done in a turn, whosever it is. */
  readonly when?: 'your turn' | 'start of your turn' | 'start of any turn'
  /** It is no order: its player uses it in any turn, between other actions. */
  readonly atAnyTime?: { readonly ruling: string }
  /** Not its own player alone uses it, or not he, but the other one. */
  readonly whoUses?: 'any player' | 'the opponent'
  /** So many cards are discarded to use it. */
  readonly discarding?: number
}

export interface AddedDeedKinds {
  /** By the card: what the other player has just played is his again, and no play. */
  'play taken back': true
  /** By the card: before anything else the other player owes a play of another card, if he can. */
  'play owed': true
  'actions granted': true
  'card play forgone': true
  'granted draw': true
  /** Free by the card in `cards`. */
  'free play': true
  play: true
  /** For duty, at whatever price. */
  reported: true
  use: true
}

export interface AddedTriggers {
  /** A card has been announced and is about to take effect. */
  played: {
    readonly card: CardId
    readonly as: string
    /** What it is played on. */
    readonly targets?: readonly CardId[]
    /** From where it counts as played; absent = from hand. */
    readonly from?: string
    /** What fetched it, if it was downloaded. */
    readonly downloadedBy?: CardId
    /** In the midst of what; absent = of nothing. */
    readonly within?: Trigger
  }
  /** A card has entered play just now. */
  entered: { readonly card: CardId }
  /** A card has been played that takes effect only together with a second one. */
  unfinished: { readonly card: CardId }
}
