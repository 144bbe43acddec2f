import type { Clause, Who } from '../../text/text.ts'
export interface AddedEffectWords {
  nullify: { readonly who: Who }
}

export interface AddedCardText {
  /** No card that is played or used nullifies it. */
  readonly isNotNullified?: Clause
}
