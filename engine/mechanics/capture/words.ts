declare module '../../text/text.ts' {
  interface EffectWords {
    capture: { readonly who: Who; readonly where?: Filter }
    /** The player of the card controls them from then on. */
    'take control': { readonly who: Who }
    /** The opponent of those who face the dilemma controls the ships and all aboard, and acts with them at once. */
    'hand over': { readonly who: Who }
  }
}

export {}
