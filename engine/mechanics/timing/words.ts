import type { Clause } from '../../text/text.ts'
export interface AddedTriggers {
  /** In the middle of an action to which nothing answers. */
  'in progress': { readonly card?: undefined }
  /** Nothing is in progress. */
  quiet: { readonly card?: undefined }
}

export interface AddedPlayText {
  /** It answers nothing that the opponent has done. */
  readonly notForOpponents?: Clause
}
