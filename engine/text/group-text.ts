import type { Attribute, Filter } from './text.ts'

/** What is asked of all of them together, or of their player. */
export type GroupRequirement =
  /** All of them are of one species. */
  | { readonly sameSpecies: true }
  /** Somebody of every type of personnel is among them. */
  | { readonly everyType: true }
  /** A matching commander of the ship in question is aboard. */
  | { readonly matchingCommander: true }
  /** The player has that many. */
  | { readonly points: number }
  /** All these attributes of all of them, added up. */
  | { readonly sumOf: readonly Attribute[]; readonly exceeds: number }
  /** The attribute of all of them exceeds so many times their number. */
  | { readonly perHead: Attribute; readonly over: number }
  /** So many like that, each of another affiliation; none of them non-aligned. */
  | { readonly ofDifferentAffiliations: number; readonly where: Filter }
  /** Those who began the attempt met what the mission requires. */
  | { readonly couldSolve: true }
