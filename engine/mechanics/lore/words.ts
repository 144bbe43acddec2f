declare module '../../text/text.ts' {
  interface RequirementForms {
    /** A matching commander of the ship in question is aboard. */
    matchingCommander: { readonly matchingCommander: true }
  }
}

export {}
