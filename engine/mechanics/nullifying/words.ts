declare module '../../text/text.ts' {
  interface EffectWords {
    nullify: { readonly who: Who }
  }
}

declare module '../../text/in-play-text.ts' {
  interface UseText {
    /** It does not say whether it is used, or works by itself. */
    readonly unsaid?: true
  }
}

export {}
