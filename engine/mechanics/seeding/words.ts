declare module '../../text/text.ts' {
  interface CardText {
    /** May be seeded face up on the table; what is done at once then. */
    readonly seeds?: { readonly effects?: readonly Effect[] }
  }
}

export {}
