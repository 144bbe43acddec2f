import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Cha'Joh",
  print: { leftOut: 'the Cloaking Device that is named', why: 'its facts have it' },
  currentRulings: { servedBy: { ruling: 'cr14-matching-commander-11', commanders: 2 } },
}
