declare module '../../text/text.ts' {
  interface Filter {
    /** Printed with this system, which works now: `Tractor Beam`. */
    readonly system?: string
  }
  interface CardText {
    /** Equipment for personnel of these affiliations only. */
    readonly usedBy?: readonly string[]
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** On the planet where the last of those who had it died. */
    'left behind': true
  }
}

export {}
