import type { Filter, Who } from '../../text/text.ts'
export interface AddedEffectWords {
  /** By the player; with `to`, by his opponent, whose brig holds them. */
  capture: { readonly who: Who; readonly where?: Filter; readonly to?: "opponent's brig" }
  /** Captives are free, and at an outpost of their player's, which he chooses. */
  release: { readonly who: Who }
  /** The player of the card controls them from then on. */
  'take control': { readonly who: Who }
  /** The player of the card takes them from whoever has them. */
  steal: { readonly who: Who }
}

export interface AddedFilter {
  /** A captive, as seen by the player who plays or uses the text: one whom he has captured, or one of his whom the other player has. */
  readonly captive?: 'yours' | 'to be freed'
}

export interface AddedDeedKinds {
  /** By the player. */
  captured: true
}

export interface AddedCapabilities {
  'be captured': true
}
