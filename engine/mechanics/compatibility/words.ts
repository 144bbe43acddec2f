declare module '../../text/text.ts' {
  interface RequirementForms {
    /** So many like that, each of another affiliation; none of them non-aligned. */
    ofDifferentAffiliations: { readonly ofDifferentAffiliations: number; readonly where: Filter }
  }
}

export {}
