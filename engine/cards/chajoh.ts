import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Cha'Joh",
  print: 'whole',
  currentRulings: { servedBy: { ruling: 'cr14-matching-commander-11', commanders: 2 } },
}
