import type { Clause, Filter, Requirement } from '../../text/text.ts'

/** What a facility, or whatever else cards report to, says of that. */
export interface FacilityText {
  /** Who must be where it is built, and at what location it stands; `never` = it can only be seeded. */
  readonly built?: 'never' | (Clause & { readonly where?: Filter; readonly at?: Filter })
  /** Cards that may report aboard besides what reports to facilities; or none do. */
  readonly receives?: Filter | 'nobody'
  /**
   * Personnel and ships must be compatible with the facility; not a ship whose crew meets that, or its player's unopposed personnel there.
   * By `toUndock` ships that undock, too; one of those personnel may board a ship that they let go.
   */
  readonly compatible?: Clause & {
    readonly unlessCrew?: Requirement
    readonly unlessThere?: Requirement
    readonly toUndock?: Clause
  }
  /** Site: so many ships are docked there at the most. */
  readonly capacity?: Clause & { readonly ships: number }
  /** Site: ships that may dock there; every site with this is a docking site. */
  readonly docks?: Filter
  /** Site: to dock there is to land, and to undock to take off. */
  readonly landsShips?: true
}

export interface AddedCardText extends FacilityText {}
