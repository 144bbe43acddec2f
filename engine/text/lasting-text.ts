import type { SelfControlledText } from '../mechanics/self-controlled/words.ts'
import type { TurnText } from '../mechanics/turns/words.ts'
import type { Attribute, Clause, Effect, Filter, Requirement, Who } from './text.ts'

/** Texts that work on cards for as long as something lasts. */
export interface LastingText extends TurnText {
  /** Conditions of those it may reach although others may not. */
  readonly reaches?: readonly (Clause & { readonly condition: string })[]
  /** Reaches everything everywhere. */
  readonly global?: true
  /** Keeps those aboard with it from coming into the condition along with the ship. */
  readonly wards?: readonly (Clause & { readonly condition: string })[]
  /** Those on the planet, or aboard, are in the condition; with the ending, only until the card itself is so. */
  readonly imposes?: readonly (Clause & {
    readonly condition: string
    readonly on: Filter
    readonly until?: Clause & { readonly is: string }
  })[]
  /** Whoever joins those whom the card has put into the condition comes into it as well. */
  readonly spreads?: Clause & { readonly condition: string }
  /** What any player's card that comes to where it lies may do about it. */
  readonly remedies?: readonly (Clause & { readonly by: Filter; readonly effects: readonly Effect[] })[]
  /** A ship like that, with what it takes aboard, may take the card along when it moves away. */
  readonly towed?: Clause & { readonly by: Filter; readonly needs: Requirement }
  /** Points that it is worth as long as it is in play, for each card like that. */
  readonly worth?: readonly (Clause & { readonly points: number; readonly each: Filter })[]
  /** No player controls it. */
  readonly selfControlled?: SelfControlledText
  /** What lies on it has disappeared for as long as it does. */
  readonly hides?: true
  /** It lies between two locations, and no ship passes it but with that aboard. */
  readonly bars?: Clause & { readonly unless: Requirement }
  /** The opponent who has played one of these cards more often than that loses the game. */
  readonly judges?: readonly (Clause & { readonly played: readonly string[]; readonly moreThan: number })[]
}

/** What a lasting text depends on. */
export interface Dependence {
  /** Holds only while the card lies on the table, and not on another card. */
  readonly whileOnTable?: true
  /** Holds only while such a card of either player is in play. */
  readonly whileInPlay?: Filter
}

/** Puts cards into stasis for as long as this card is in play. */
export interface StasisDeed {
  readonly do: 'put in stasis'
  readonly who: Who
}

/** Stops cards; `whole` = the group with its equipment, `lasting` = for as long as this card is in play. */
export interface StopDeed {
  readonly do: 'stop'
  readonly who: Who
  readonly whole?: true
  readonly lasting?: true
  /** Not those with cards aboard that meet it. */
  readonly spares?: Requirement
}

/** Changes a number until the end of the turn; `lasting` = for as long as this card is in play. */
export interface ModifyDeed {
  readonly do: 'modify'
  readonly who: Who
  readonly attribute: Attribute | 'effects'
  readonly add?: number
  readonly multiply?: number
  readonly lasting?: true
}
