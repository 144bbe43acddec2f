import type { Clause } from '../../text/text.ts'

type Term = 'not duplicatable' | 'unique' | 'limit one'

export interface AddedFilter {
  /** Any version of the persona of this name. */
  readonly persona?: string
  /** A card of this title was the last to do that to it. */
  readonly doneBy?: { readonly deed: 'built by text' | 'disabled'; readonly title: string }
}

export interface AddedDeedKinds {
  /** Under the mission in `places`. */
  found: true
  /** It lies among the points of its player, and is in play for uniqueness. */
  'kept for points': true
}

export interface AddedCardText {
  /** How many of them there may be: one in all, one of each player's, or one of a player's in a place. */
  readonly terms?: Term | (Clause & { readonly is: Term })
}

export interface AddedCapabilities {
  /** Satisfy text that wants this very card, or one like it, in play. */
  'count as in play': true
  'count for uniqueness': true
}
