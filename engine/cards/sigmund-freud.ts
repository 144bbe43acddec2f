import type { Card } from '../text/card.ts'
import type { Clause, Like } from '../text/text.ts'
import { icon } from './shared/special-downloads.ts'

export interface AddedCardText {
  /** Such cards may report to where it is, besides the usual places. */
  readonly receivesPresent?: Clause & Like
}

export const card: Card = {
  title: 'Sigmund Freud',
  print: 'whole',
  glossary: {
    receivesPresent: { where: { type: ['personnel', 'equipment'], icon: 'au' } },
    uses: [icon('Alternate Universe Door')],
  },
}
