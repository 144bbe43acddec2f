declare module '../../text/text.ts' {
  interface EffectWords {
    /** `each` = so many for each of these. */
    draw: { readonly count: number; readonly each?: Who }
    'draw no more this turn': object
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** This turn. */
    'draws no more': true
    /** There was nothing to draw. */
    'drew in vain': true
  }
}

export {}
