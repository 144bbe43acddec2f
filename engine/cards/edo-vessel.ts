import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Each attack on it is as likely to come to nothing as not. */
  readonly evades?: Clause
}

export const card: Card = {
  title: 'Edo Vessel',
  print: 'whole',
  faq1996: {
    standing: [{ affects: 'this', add: { shields: 8 } }],
    evades: { ruling: 'faq96-355-edo-vessel-01' },
  },
}
