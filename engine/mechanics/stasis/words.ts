declare module '../../text/text.ts' {
  interface EffectWords {
    /** For as long as this card is in play. */
    'put in stasis': { readonly who: Who }
  }
}

export {}
