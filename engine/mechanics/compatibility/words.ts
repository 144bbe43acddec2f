import type { Filter } from '../../text/text.ts'

export interface AddedDeedKinds {
  /** `contents` = the ruling by which it did. */
  'reported to mix': true
  /** `contents` = the mode in use since then. */
  'mode switched': true
}

export interface AddedRequirementForms {
  /** The player plays that affiliation or faction. @alone It asks for no card, as all others do. */
  playing: { readonly playing: string }
}

export interface AddedPersonnelStanding {
  /** They mix with others regardless of affiliation. */
  readonly mixes?: true
  /** They are compatible with such cards whatever their affiliations, `this` in hand as well; what is said of players is as its own player sees it. */
  readonly compatibleWith?: Filter
}
