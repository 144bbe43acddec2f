declare module '../../text/text.ts' {
  interface EffectWords {
    draw: { readonly count: number }
    'draw no more this turn': object
    'shuffle draw deck': object
    'shuffle discard pile into draw deck': object
  }
}

export {}
