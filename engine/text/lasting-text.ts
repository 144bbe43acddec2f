import type { Condition } from '../board/state.ts'
import type { Clause, Filter } from './text.ts'

/** Texts that work on cards for as long as something lasts. */
export interface LastingText {
  /** Conditions of those it may reach although others may not. */
  readonly reaches?: readonly (Clause & { readonly condition: Condition })[]
  /** Reaches everything everywhere. */
  readonly global?: true
  /** Keeps those aboard with it from coming into the condition along with the ship. */
  readonly wards?: readonly (Clause & { readonly condition: Condition })[]
  /** Those on the planet, or aboard, are in the condition; with the ending, only until the card itself is so. */
  readonly imposes?: readonly (Clause & {
    readonly condition: Condition
    readonly on: Filter
    readonly until?: Clause & { readonly is: Condition }
  })[]
  /** What lies on it has disappeared for as long as it does. */
  readonly hides?: true
}

/** What a lasting text depends on. */
export interface Dependence {
  /** Holds only while the card lies on the table, and not on another card. */
  readonly whileOnTable?: true
  /** Holds only while such a card of either player is in play. */
  readonly whileInPlay?: Filter
}

declare module './text.ts' {
  interface CardText extends LastingText {}
}
