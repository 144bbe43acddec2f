import type { Clause } from '../../text/text.ts'
export interface AddedDeedKinds {
  /** Under the mission in `places`. */
  found: true
}

export interface AddedCardText {
  /** A player has one copy of it in play. */
  readonly oneOnly?: Clause
}
