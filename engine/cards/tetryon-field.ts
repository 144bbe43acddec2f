import type { Card } from '../text/card.ts'
import type { Clause, Requirement } from '../text/text.ts'

export interface AddedCardText {
  /** It lies on a location that no ship passes in one move unless it has that aboard. */
  readonly halts?: Clause & { readonly unless: Requirement }
}

export const card: Card = {
  title: 'Tetryon Field',
  print: 'whole',
  faq1996: {
    plays: [{ on: { cardIn: 'spaceline location' }, stays: true }],
    halts: { unless: { skill: 'Navigation' } },
  },
}
