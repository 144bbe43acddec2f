/** What is asked of all of them together, or of their player. */
export type GroupRequirement =
  /** All of them are of one species. */
  | { readonly sameSpecies: true }
  /** A matching commander of the ship in question is aboard. */
  | { readonly matchingCommander: true }
  /** The player has that many. */
  | { readonly points: number }
