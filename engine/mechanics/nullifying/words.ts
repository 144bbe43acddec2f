import type { Clause, Filter, Who } from '../../text/text.ts'
export interface AddedEffectWords {
  nullify: { readonly who: Who }
}

export interface AddedCardText {
  /** Nothing nullifies it, but for what is like that. */
  readonly isNotNullified?: Clause & { readonly except?: Filter }
}
