declare module '../../board/state.ts' {
  interface OwnConditions {
    /** Cloaked, and seen all the same until the next action is over. */
    exposed: true
    /** Cloaked, and mixed with others so that the other player cannot tell which it is. */
    mixed: true
  }
  interface DeedKinds {
    cloak: true
    decloak: true
    phase: true
    dephase: true
  }
}

declare module '../../text/text.ts' {
  interface CardText {
    /** What its player does by it comes to nothing where a ship is cloaked. */
    readonly isFrustratedByCloaking?: Clause
  }
}
