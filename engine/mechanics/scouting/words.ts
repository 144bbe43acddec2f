import type { CardType } from '../../../cards/facts.ts'
import type { Clause, Doing, Filter, Like } from '../../text/text.ts'

/** What follows when the card that was turned over is of one of these types, or has one of these affiliations or icons. */
export interface ProbeOutcome extends Clause, Doing {
  readonly types?: readonly CardType[]
  readonly affiliations?: readonly string[]
  readonly icons?: readonly string[]
}

/** What cards say of scouting besides objectives. */
export interface ScoutingText {
  /** May be seeded, and acquired, in space. */
  readonly inSpace?: true
}

export interface AddedCardText extends ScoutingText {
  /** Such an objective of its player's rests while it is in play itself, and leaves room for it; with `after`, only once such a card of his was nullified. */
  readonly suspendsObjective?: Clause & Like & { readonly after?: Filter }
}

export interface AddedFilter {
  /** A mission that may be targeted as a location of this kind. */
  readonly targetedAs?: 'planet' | 'space'
  /** A homeworld of some affiliation. */
  readonly homeworld?: true
  /** A mission that has not been scouted. */
  readonly unscouted?: true
  /** It targets a card like that. */
  readonly aimingAt?: Filter
  /** No objective that only Borg use lies on it. */
  readonly noBorgObjective?: true
}

export interface AddedEffectWords {
  /** The objective that the card has suspended is completed. */
  'complete the suspended': Record<never, never>
  /** The next card of the draw deck is turned over: the first outcome that it fits says what happens. */
  probe: {
    /** Only with a staffed ship of the player's at such a location. */
    readonly withShipAt?: Filter
    readonly may?: true
    /** The player of the card draws what was turned over, whosever turn it is. */
    readonly drawn?: true
    readonly outcomes: readonly ProbeOutcome[]
  }
}

export interface AddedDeedKinds {
  'objective completed': true
  /** For the objective. */
  probed: true
  /** Announced, for the objectives in `cards`. */
  scout: true
  'scouting completed': true
  'scouting undone': true
}

export interface AddedCapabilities {
  scout: true
}
