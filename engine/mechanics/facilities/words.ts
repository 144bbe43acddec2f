import type { Condition } from '../../board/state.ts'
import type { Clause, Filter, Like, Requirement } from '../../text/text.ts'

/** What a facility, or whatever else cards report to, says of that. */
export interface FacilityText {
  /** Who must be where it is built, if anybody; `never` = it can only be seeded. */
  readonly built?: 'never' | { readonly where?: Filter }
  /** Such a facility of its player's may stand at its location, too. @alone It lifts a rule about places, which no other word does. */
  readonly coexists?: Clause & { readonly with: Filter }
  /** Missions at which it is seeded or built, besides what the law asks of them. */
  readonly stands?: Clause & Like
  /** Cards that may report aboard besides what reports to facilities; or none do. */
  readonly receives?: Filter | 'nobody' | readonly (Clause & Like)[]
  /** They do only until it is in that condition. @alone, for no other card says when others report no longer */
  readonly receivesUntil?: Clause & { readonly is: Condition }
  /** Personnel and ships must be compatible with the facility; not a ship whose crew meets that, or its player's unopposed personnel there. */
  readonly compatible?: Clause & { readonly unlessCrew?: Requirement; readonly unlessThere?: Requirement }
  /** Site: ships that may dock there; every site with this is a docking site. */
  readonly docks?: Filter
  /** Site: to dock there is to land, and to undock to take off. */
  readonly landsShips?: true
}

export interface AddedCardText extends FacilityText {}
