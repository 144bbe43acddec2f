declare module '../../text/text.ts' {
  interface EffectWords {
    nullify: { readonly who: Who }
  }
}

export {}
