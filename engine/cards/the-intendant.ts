import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Its player may have it take the place of anybody present whom a dilemma about a gender targets. @alone Others take the place of those whom chance selects. */
  readonly replacesTargets?: Clause
}

export const card: Card = {
  title: 'The Intendant',
  print: 'whole',
  glossary: { replacesTargets: { ruling: 'custom-cards-611' } },
}
