import type { Requirement, Who } from '../../text/text.ts'
export interface AddedEffectWords {
  /** `whole` = the group with its equipment, `lasting` = for as long as this card is in play. */
  stop: {
    readonly who: Who
    readonly whole?: true
    readonly lasting?: true
    /** Not those with cards aboard that meet it. */
    readonly spares?: Requirement
  }
  unstop: { readonly who: Who }
  /** `who` are killed, and the other one is not; where there is nobody, nothing is changed. */
  'die instead': { readonly who: Who; readonly of: Who }
}
