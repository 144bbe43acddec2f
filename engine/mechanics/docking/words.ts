import type { Clause } from '../../text/text.ts'
export interface AddedFilter {
  readonly docked?: boolean
}

export interface AddedCardText {
  /** Whosever the facility is, ships undock: of a site those that go with its station, of anything else that which it is aboard. */
  readonly undocks?: Clause
  /** Where it is present its player's ships dock at, and his personnel walk aboard, what is the opponent's. @alone No other text opens the doors of others. */
  readonly opensDoors?: { readonly docking: Clause; readonly walking: Clause }
}

export interface AddedDeedKinds {
  undock: true
}

export interface AddedCapabilities {
  dock: true
}
