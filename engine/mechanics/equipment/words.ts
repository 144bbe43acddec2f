declare module '../../text/text.ts' {
  interface Filter {
    /** Printed with this system: `Tractor Beam`. */
    readonly system?: string
  }
}

export {}
