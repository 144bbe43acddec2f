declare module '../../text/text.ts' {
  interface Filter {
    /** With `class`: a class that does not count for it. */
    readonly exceptClass?: string
    /** Of those present, the only member of its species. */
    readonly onlyOfItsSpecies?: true
    /** Of a species that the player has not in play. */
    readonly newSpecies?: true
  }
  interface RequirementForms {
    /** All of them are of one species. */
    sameSpecies: { readonly sameSpecies: true }
  }
}

export {}
