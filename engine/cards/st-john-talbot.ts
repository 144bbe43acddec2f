import type { Card } from '../text/card.ts'
import type { Clause, Like } from '../text/text.ts'

export interface AddedCardText {
  /** Cards with which it is compatible whatever their affiliations. @alone, for no other card says so of a group */
  readonly compatibleWith?: Clause & Like
}

export const card: Card = {
  title: 'St. John Talbot',
  print: 'whole',
  glossary: { compatibleWith: { ruling: 'custom-cards-500', where: { icon: 'sha ka ree' } } },
}
