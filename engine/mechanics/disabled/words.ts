import type { Condition } from '../../board/state.ts'
import type { Attribute, WordsOfTime } from '../../text/plain-words.ts'
import type { Clause, Filter, Needing, Who } from '../../text/text.ts'

/** What a card may disable of a ship. */
export type ShipPart = Attribute | 'special equipment'

/** What a text in force disables of a ship. */
export interface DisabledParts {
  readonly disables?: readonly ShipPart[]
}

/** Met by those aboard, or where the card lies, it cures and discards the card. */
export interface Cure extends Clause, Needing {
  /** Only those count who came to the location afterwards; or whom it has not taken, even if they were there before. */
  readonly by?: 'those who arrive' | 'those spared'
}

export interface AddedEffectWords {
  /** For as long as this card is in play, or the text says; `forGood` = until something cures it, wherever this card goes. */
  disable: { readonly who: Who; readonly where?: Filter; readonly forGood?: true; readonly for?: WordsOfTime }
}

export interface AddedModifiable {
  /** Nothing is added: the card is disabled until this ends. */
  'is disabled': true
}

export interface AddedStanding extends DisabledParts {}

export interface AddedDeedKinds {
  /** By the card in `cards`. */
  disabled: true
  'next part': true
}

export interface AddedLastingText {
  /** Those on the planet, or aboard, are in the condition; with the ending, only until the card itself is so. */
  readonly imposes?: readonly (Clause & {
    readonly condition: Condition
    readonly on: Filter
    readonly until?: Clause & { readonly is: Condition }
  })[]
}
