import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Such cards may report to where it is, besides the usual places. */
  readonly receivesPresent?: Filter
}

export const card: Card = {
  title: 'Sigmund Freud',
  print: { leftOut: 'the special download', why: 'it is not used' },
  glossary: {
    receivesPresent: { type: ['personnel', 'equipment'], icon: 'au' },
  },
}
