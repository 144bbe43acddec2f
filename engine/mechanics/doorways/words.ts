declare module '../../text/text.ts' {
  interface CardText {
    /** Cards whose icon keeps them out of play may enter play while this is open. */
    readonly admits?: Filter
  }
}

export {}
