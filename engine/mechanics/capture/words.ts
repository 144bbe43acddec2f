declare module '../../text/text.ts' {
  interface EffectWords {
    capture: { readonly who: Who; readonly where?: Filter }
    /** The player of the card controls them from then on. */
    'take control': { readonly who: Who }
  }
}

export {}
