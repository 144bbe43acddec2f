import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** How many matching commanders it may have the benefits of. */
  readonly servedBy?: Clause & { readonly commanders: number }
}

export const card: Card = {
  title: "Cha'Joh",
  print: 'whole',
  currentRulings: { servedBy: { ruling: 'cr14-matching-commander-11', commanders: 2 } },
}
