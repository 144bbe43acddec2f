import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Its span, which grows by one with each location like that next to it. */
  readonly spanIs?: { readonly least: number; readonly adjacent: Clause & { readonly where: Filter } }
}

export const card: Card = {
  title: 'Space',
  print: 'whole',
  glossary: {
    inserted: true,
    spanIs: { least: 3, adjacent: { ruling: '1eS-space-09', where: { unique: false } } },
  },
}
