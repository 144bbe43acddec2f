import type { Clause, Filter } from '../../../text/text.ts'

/** No beaming at the location from a card like the one to a card like the other, unless such a card does it. */
export interface NoBeamingText extends Clause {
  readonly from: Filter
  readonly to: Filter
  readonly except?: Clause & { readonly by: Filter }
}

declare module '../words.ts' {
  interface MissionCardText {
    readonly noBeaming?: NoBeamingText
  }
}
