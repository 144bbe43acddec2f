import type { Card } from '../text/card.ts'
import type { Clause, Requirement } from '../text/text.ts'

export interface AddedCardText {
  /** Whoever attempts it has ships at the location that meet that. @alone, for no other mission that is played asks for ships */
  readonly attemptedWith?: Clause & { readonly ships: Requirement }
}

export const card: Card = {
  title: 'Intercept Maquis',
  print: 'whole',
  glossary: { attemptedWith: { ruling: 'custom-cards-341', ships: { total: 'weapons', over: 14 } } },
}
