declare module '../../text/text.ts' {
  interface Filter {
    readonly docked?: boolean
    /** It asks for fewer staffing icons. */
    readonly staffingUnder?: number
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    undock: true
  }
}

export {}
