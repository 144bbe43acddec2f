import type { Who } from '../../text/text.ts'
export interface AddedEffectWords {
  nullify: { readonly who: Who }
}
