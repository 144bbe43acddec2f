import type { Condition } from '../../board/state.ts'
import type { Clause, Filter, Like, Requirement } from '../../text/text.ts'

/** What a facility, or whatever else cards report to, says of that. */
export interface FacilityText {
  /** Who must be where it is built, if anybody; `never` = it can only be seeded. */
  readonly built?: 'never' | { readonly where?: Filter }
  /** Missions at which it is seeded or built, besides what the law asks of them. */
  readonly stands?: Clause & Like
  /** As soon as such cards are aboard, their countdown begins anew. */
  readonly resets?: Clause & Like
  /**
   * Cards that may report aboard besides what reports to facilities; or none do. `until` = only until it is in that condition;
   * `visiting` = for a player who does not control the site's station, but has such a personnel there that nobody opposes.
   */
  readonly receives?:
    | Filter
    | 'nobody'
    | readonly (Clause & Like & { readonly until?: Clause & { readonly is: Condition }; readonly visiting?: Filter })[]
  /**
   * Personnel and ships must be compatible with the facility; not a ship whose crew meets that, or its player's unopposed personnel there.
   * By `toUndock` ships that undock, too; one of those personnel may board a ship that they let go.
   */
  readonly compatible?: Clause & {
    readonly unlessCrew?: Requirement
    readonly unlessThere?: Requirement
    readonly toUndock?: Clause
  }
  /** Site: personnel of its station's affiliation like that may file mission reports there. */
  readonly missionReports?: Clause & Like
  /** Site: so many ships are docked there at the most. */
  readonly capacity?: Clause & { readonly ships: number }
  /** Site: ships that may dock there; every site with this is a docking site. */
  readonly docks?: Filter
}

export interface AddedCardText extends FacilityText {}

export interface AddedDeedKinds {
  /** A facility was, by the personnel in `cards` whose text says so. */
  'built by text': true
}
