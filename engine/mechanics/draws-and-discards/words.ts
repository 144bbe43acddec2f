declare module '../../text/text.ts' {
  interface EffectWords {
    draw: { readonly count: number }
    'draw no more this turn': object
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** This turn. */
    'draws no more': true
  }
}

export {}
