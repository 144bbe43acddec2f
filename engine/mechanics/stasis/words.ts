import type { Who } from '../../text/text.ts'
export interface AddedEffectWords {
  /** For as long as this card is in play. */
  'put in stasis': { readonly who: Who }
}

export interface AddedCapabilities {
  'go into stasis': true
}
