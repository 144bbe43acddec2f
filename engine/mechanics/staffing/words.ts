import type { Clause, Filter, Requirement } from '../../text/text.ts'

export interface AddedFilter {
  /** At least one personnel aboard. */
  readonly occupied?: true
  /** At least so many such cards aboard. */
  readonly carries?: { readonly where: Filter; readonly count: number }
  /** Its crew meets this. */
  readonly crewMeets?: Requirement
}

export interface AddedCardText {
  /** Whom the crew of the ship must include, besides those with its staffing icons. */
  readonly staffedBy?: Requirement
  /** Such cards have that icon, too, whether they are in play or not. */
  readonly lendsIcon?: Clause & { readonly where: Filter; readonly icon: string }
}

export interface AddedCapabilities {
  staff: true
}
