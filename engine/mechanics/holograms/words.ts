import type { Clause, Filter } from '../../text/text.ts'
export interface AddedCardText {
  /** Aboard which ships and facilities of its player holograms are projected, and whether onto planets. */
  readonly projects?: Clause & { readonly aboard: Filter; readonly onPlanets: true }
}
