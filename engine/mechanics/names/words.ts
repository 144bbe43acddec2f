declare module '../../board/state.ts' {
  interface DeedKinds {
    /** Under the mission in `places`. */
    found: true
  }
}

declare module '../../text/text.ts' {
  interface CardText {
    /** Of duplicates in play that come to be at one location, as the law has it, one is discarded. */
    readonly partsDuplicates?: true
    /** Its player may have so many copies of such a card in play. */
    readonly copies?: Clause & { readonly where: Filter; readonly upTo: number }
  }
}

export {}
