import type { Clause } from '../../text/text.ts'
export interface AddedFilter {
  readonly docked?: boolean
}

export interface AddedCardText {
  /** Whosever the facility is, ships undock: of a site those that go with its station, of anything else that which it is aboard. */
  readonly undocks?: Clause
}

export interface AddedDeedKinds {
  undock: true
}

export interface AddedCapabilities {
  dock: true
}
