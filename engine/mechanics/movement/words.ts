import type { CardId } from '../../board/state.ts'
import type { Clause, Filter, Like, Needing, Who } from '../../text/text.ts'

/** What a ship may do once, of its player's choice, when a text lets it act out of turn. */
export type ShipDeed =
  /** Attacks a ship or facility there; with demands, only with a leader, a matching personnel and nothing that restrains its affiliation. */
  | (Clause & { readonly deed: 'initiate battle'; readonly demands: Clause })
  /** Flies to another location; with landing, it may as well land on the planet where it is. */
  | (Clause & { readonly deed: 'move away'; readonly landing: Clause })
  | (Clause & { readonly deed: 'do nothing' })

export interface AddedCardText {
  /** Its player's ships like that, with what it takes aboard, move through such a location or between two such doors, for so many times the span of where they come to. @alone No other text lets ships pass through for RANGE */
  readonly relays?: Clause & {
    readonly through: Filter
    readonly between: Clause & Like
    readonly spans: number
    readonly operators: Clause & Like & Needing
    readonly oncePerTurn: Clause
  }
}

export interface AddedEffectWords {
  relocate: { readonly who: Who; readonly to: Who }
}

export interface AddedAllowances {
  land: true
  'go around': true
}

export interface AddedDeedKinds {
  move: true
  /** By this card. */
  relayed: true
  relocated: true
  /** It set down on a planet. */
  landed: true
  /** From the planet where it had landed. */
  'took off': true
  /** It left the ship that carried it. */
  launched: true
  /** From the first of the places to the second. */
  'travelled through time': true
}

export interface AddedCapabilities {
  move: true
  walk: true
  /** On foot, by others who walk. */
  'be taken along': true
}

export interface AddedTriggers {
  /** A ship has just travelled through time. */
  'travels through time': { readonly card: CardId }
  /** A ship passes or comes to a location. */
  passes: { readonly card: CardId; readonly at: CardId }
}

export interface AddedHappenings {
  'RANGE used up': { readonly card: CardId; readonly moved: boolean }
  /** A ship ended its move where cards harm those that fly on. */
  halted: { readonly card: CardId; readonly at: CardId }
  /** Carried on foot to another place and dropped there. */
  'tribble dropped': { readonly card: CardId; readonly by: readonly CardId[] }
}
