declare module '../../text/text.ts' {
  interface CardText {
    /** May be seeded face up on the table; what is done at once then. */
    readonly seeds?: { readonly effects?: readonly Effect[] }
    /** The mission may be inserted in its spaceline. */
    readonly inserted?: true
    /** Artifacts that a player may seed here besides those that the law lets him: so many, or any number like that. */
    readonly artifactsHere?: { readonly more?: number; readonly anyNumber?: Filter }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** A card, on a turn of a seed phase. */
    seeded: true
    /** On a turn of a seed phase. */
    passed: true
    'phase begun': true
  }
}

export {}
