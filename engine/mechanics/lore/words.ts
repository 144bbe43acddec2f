declare module '../../text/text.ts' {
  interface Filter {
    /** Aboard such a card. */
    readonly aboard?: Filter
  }
  interface CardText {
    /** Ships of which the personnel may be the matching commander. */
    readonly mayCommand?: Filter
    /** How many matching commanders it may have the benefits of. */
    readonly servedBy?: Clause & { readonly commanders: number }
  }
  interface EffectWords {
    /** They are the matching commanders of the ships that they are aboard. */
    'select as commander': { readonly who: Who }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** The one in `cards` is the matching commander of the ship `card`. */
    'commander selected': true
  }
}
