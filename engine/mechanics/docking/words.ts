declare module '../../text/text.ts' {
  interface Filter {
    readonly docked?: boolean
  }
  interface RequirementForms {
    /** They are at a facility like that, by the rulings on who is. */
    at: { readonly at: Filter }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    undock: true
  }
}

export {}
