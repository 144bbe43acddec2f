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
  /** Such cards have that icon, too, whether they are in play or not; by `onlyHost` only what it lies on has it, once a turn of its player's has begun there. */
  readonly lendsIcon?: Clause & { readonly where: Filter; readonly icon: string; readonly onlyHost?: true }
}

export interface AddedCapabilities {
  staff: true
}
