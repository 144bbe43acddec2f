import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Aboard a ship he repairs it in two full turns, wherever it is. */
  readonly repairsItsShip?: Clause
}

export const card: Card = {
  title: 'Exocomp',
  print: [{ under: ['faq1996'] }],
  faq1996: { special: { of: [], ofAThing: true }, repairsItsShip: {} },
}
