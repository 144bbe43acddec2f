import type { Clause, Filter, Like, Requirement } from '../../text/text.ts'

/** What a facility, or whatever else cards report to, says of that. */
export interface FacilityText {
  /** Who must be where it is built; `never` = it can only be seeded. */
  readonly built?: 'never' | { readonly where: Filter }
  /** Missions at which it is seeded or built, besides what the law asks of them. */
  readonly stands?: Clause & Like
  /** So many such cards of its player's may be seeded aboard. @alone No other facility is seeded with equipment. */
  readonly seedsAboard?: Clause & Like & { readonly upTo: number }
  /** As soon as such cards are aboard, their countdown begins anew. @alone Nothing else resets a countdown. */
  readonly resets?: Clause & Like
  /** Cards that may report aboard besides what reports to facilities; or none do. */
  readonly receives?: Filter | 'nobody' | readonly (Clause & Like)[]
  /** Personnel and ships must be compatible with the facility; not a ship whose crew meets that, or its player's unopposed personnel there. */
  readonly compatible?: Clause & { readonly unlessCrew?: Requirement; readonly unlessThere?: Requirement }
  /** Site: ships that may dock there; every site with this is a docking site. */
  readonly docks?: Filter
  /** Site: to dock there is to land, and to undock to take off. */
  readonly landsShips?: true
}

export interface AddedCardText extends FacilityText {}
