import type { Filter } from './text.ts'

/** Locations, told by where they lie on the spaceline. */
export type LineWho =
  | 'ends of the spaceline'
  /** Of such locations, without the one here, that with the longest way. */
  | { readonly furthest: Filter }
  /** Where such a card is, with the shortest way, or here. */
  | { readonly nearestWith: Filter }
  /** That with the shortest way. */
  | { readonly nearest: Filter }
