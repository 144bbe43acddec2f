import type { Card } from '../text/card.ts'
import type { Clause, Requirement } from '../text/text.ts'

export interface AddedCardText {
  /** It lies between two locations, and no ship passes it but with that aboard. */
  readonly bars?: Clause & { readonly unless: Requirement }
}

export const card: Card = {
  title: 'Q-Net',
  print: { lies: ['spaceline'] },
  faq1996: {
    bars: { unless: { skill: 'Diplomacy', level: 2 } },
  },
}
