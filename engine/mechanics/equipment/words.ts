declare module '../../text/text.ts' {
  interface Filter {
    /** Printed with this system, which works now: `Tractor Beam`. */
    readonly system?: string
  }
  interface CardText {
    /** Equipment for personnel of these affiliations only. */
    readonly usedBy?: readonly string[]
    /** Equipment for personnel of these species only. */
    readonly usedBySpecies?: readonly string[]
    /** Its player's ship that it is aboard has a system by it, if the ship is like one of these and has what that needs aboard. */
    readonly equips?: {
      readonly system: string
      readonly ships: readonly { readonly where: Filter; readonly needs?: Requirement }[]
    }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** On the planet where the last of those who had it died. */
    'left behind': true
  }
}

export {}
