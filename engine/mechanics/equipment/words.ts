declare module '../../text/text.ts' {
  interface Filter {
    /** Printed with this system: `Tractor Beam`. */
    readonly system?: string
  }
  interface CardText {
    /** The skill that its special equipment supplies. */
    readonly supplies?: Clause & { readonly skill: string; readonly level: number }
  }
}

export {}
