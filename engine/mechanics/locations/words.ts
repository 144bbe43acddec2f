import type { Clause, Filter, Like, Requirement } from '../../text/text.ts'
export interface AddedSelectorForms {
  /** Of such locations, without the one here, that with the longest way. */
  furthest: { readonly furthest: Filter }
  /** Where such a card is, with the shortest way, or here; `itself` = such a location, without the one here. */
  nearest: { readonly nearest: Filter; readonly itself?: true }
}

export interface AddedFilter {
  /** At a location like that. */
  readonly at?: Filter
  /** A location where such a card is. */
  readonly holding?: Filter
  /** In one of these quadrants. */
  readonly quadrants?: readonly string[]
  /** In a quadrant where no card of that affiliation of the player's is or has been. @alone No other text asks where cards have been. */
  readonly newGroundFor?: string
}

export interface AddedCardText {
  /** The card is put in a spaceline: between two of these; in the first of these quadrants where no copy lies; beside its region. */
  readonly inserts?: {
    readonly between?: Clause & { readonly what: Filter }
    readonly quadrants?: readonly string[]
    readonly region?: string
  }
  /** A span that is not simply printed: one more for each such location next to it; or less the levels of a skill aboard the ship, though no less than that. */
  readonly span?: Clause & {
    readonly number: number
    readonly more?: Clause & Like
    readonly less?: { readonly skill: string; readonly atLeast: Clause & { readonly number: number } }
  }
  /** It makes a location of its own there, with that span. */
  readonly creates?: Clause & { readonly span: number }
  /** Between two locations, or on one, it lets no ship pass in one move that has not that aboard. */
  readonly halts?: Clause & { readonly unless: Requirement }
  /** Icons of affiliations that the mission has on its player's end, or on both, while the card there is like that. */
  readonly addsMissionIcons?: Clause & {
    readonly while: Filter
    readonly icons: readonly string[]
    /** Only beside that icon. */
    readonly beside?: string
    readonly onBothEnds?: true
  }
  /** A time location: who is native to its timeline. */
  readonly natives?: Filter
}

export interface AddedEffectWords {
  /** Everything at the location is destroyed, and the location itself, unless `itself` says that not. */
  'destroy the place': { readonly itself?: false }
  /** History is changed in 2063: what belongs to it is gone. */
  'disrupt the timeline': object
}

export interface AddedLastingText {
  /** What lies on it has disappeared for as long as it does. */
  readonly hides?: true
}
