declare module '../../text/text.ts' {
  interface Filter {
    /** A ship that needs nobody to staff it. */
    readonly unstaffed?: true
    /** At least one personnel aboard. */
    readonly occupied?: true
    /** Its crew meets this. */
    readonly crewMeets?: Requirement
    /** At least so many such cards aboard. */
    readonly carries?: { readonly where: Filter; readonly count: number }
  }
  interface RequirementForms {
    /** A matching commander of the ship in question is aboard. */
    matchingCommander: { readonly matchingCommander: true }
  }
}

export {}
