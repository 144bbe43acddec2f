import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Ships of which the personnel may be the matching commander. */
  readonly mayCommand?: Filter
}

export const card: Card = {
  title: 'Rinnak Pire',
  print: 'whole',
  currentRulings: { mayCommand: { type: 'ship', unique: false, affiliation: 'bajoran' } },
}
