declare module '../../text/text.ts' {
  interface RequirementForms {
    /** A matching commander of the ship in question is aboard. */
    matchingCommander: { readonly matchingCommander: true }
  }
  interface Filter {
    /** A ship that has the benefits of at least so many matching commanders aboard. */
    readonly commanded?: number
    /** What may have matching commanders: a ship. */
    readonly commandable?: true
    /** A facility with its commander aboard. */
    readonly facilityCommander?: true
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
