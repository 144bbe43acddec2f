declare module '../../text/text.ts' {
  interface Filter {
    readonly docked?: boolean
    /** It asks for fewer staffing icons. */
    readonly staffingUnder?: number
  }
}

declare module '../../text/text.ts' {
  interface CardText {
    /** Whosever the facility is, ships undock: of a site those that go with its station, of anything else that which it is aboard. */
    readonly undocks?: Clause
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    undock: true
  }
}

export {}
