declare module '../../text/text.ts' {
  interface EffectWords {
    /** Onto the ship of those who face the dilemma. */
    'beam aboard': { readonly who: Who }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** From `places`. */
    beam: true
    /** Borg who boarded a ship of the opponent's. */
    'sent to scout': true
  }
}

export {}
