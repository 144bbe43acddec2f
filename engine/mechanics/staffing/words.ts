declare module '../../text/text.ts' {
  interface Filter {
    /** At least one personnel aboard. */
    readonly occupied?: true
    /** At least so many such cards aboard. */
    readonly carries?: { readonly where: Filter; readonly count: number }
    /** Its crew meets this. */
    readonly crewMeets?: Requirement
  }
  interface CardText {
    /** Whom the crew of the ship must include, besides those with its staffing icons. */
    readonly staffedBy?: Requirement
  }
}

export {}
