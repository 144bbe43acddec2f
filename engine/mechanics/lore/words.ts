import type { Filter, Who } from '../../text/text.ts'
export interface AddedFilter {
  /** Aboard such a card. */
  readonly aboard?: Filter
  /** A ship that has the benefits of at least so many matching commanders aboard. */
  readonly commanded?: number
}

export interface AddedEffectWords {
  /** They are the matching commanders of the ships that they are aboard. */
  'select as commander': { readonly who: Who }
}

export interface AddedDeedKinds {
  /** The one in `cards` is the matching commander of the ship `card`. */
  'commander selected': true
}

export interface AddedCapabilities {
  'use lore': true
  'be matching commander': true
}
