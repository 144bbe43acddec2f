import type { Clause } from '../../text/text.ts'
export interface AddedRoomConditions {
  /** Cloaked, and seen all the same until the next action is over. */
  exposed: true
  /** Cloaked, and mixed with others so that the other player cannot tell which it is. */
  mixed: true
}

export interface AddedDeedKinds {
  cloak: true
  decloak: true
  phase: true
  dephase: true
}

export interface AddedCardText {
  /** What its player does by it comes to nothing where a ship is cloaked. */
  readonly isFrustratedByCloaking?: Clause
}

export interface AddedCapabilities {
  cloak: true
  decloak: true
  phase: true
  dephase: true
}
