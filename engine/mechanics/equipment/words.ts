export interface AddedFilter {
  /** Printed with this system, which works now: `Tractor Beam`. */
  readonly system?: string
}

export interface AddedCardText {
  /** Equipment for personnel of these affiliations only, or of these species. */
  readonly usedBy?: { readonly affiliations: readonly string[]; readonly species?: readonly string[] }
}

export interface AddedDeedKinds {
  /** On the planet where the last of those who had it died. */
  'left behind': true
}

export interface AddedCapabilities {
  /** Special equipment of a ship. */
  'use special equipment': true
}
