import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Rinnak Pire',
  print: 'whole',
  currentRulings: { mayCommand: { type: 'ship', unique: false, affiliation: 'bajoran' } },
}
