declare module '../../text/text.ts' {
  interface EffectWords {
    /** Onto the ship of those who face the dilemma. */
    'beam aboard': { readonly who: Who }
  }
}

export {}
