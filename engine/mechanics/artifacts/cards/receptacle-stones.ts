declare module '../../../text/text.ts' {
  interface CardText {
    /**
     * While it lies on a ship, such dilemmas that a crew of its player's meets are applied to that ship, too: the first of
     * them, or every one.
     */
    readonly repeats?: { readonly dilemmas: readonly (Clause & { readonly where: Filter })[]; readonly every: Clause }
  }
}

export {}
