declare module '../../text/text.ts' {
  interface RequirementForms {
    /** All of them are of one species. */
    sameSpecies: { readonly sameSpecies: true }
  }
}

export {}
