declare module '../../board/state.ts' {
  interface DeedKinds {
    /** Under the mission in `places`. */
    found: true
  }
}

declare module '../../text/text.ts' {
  interface CardText {
    /** A player has one copy of it in play. */
    readonly oneOnly?: Clause
  }
}

export {}
