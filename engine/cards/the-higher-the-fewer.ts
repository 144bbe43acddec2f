import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Higher... The Fewer',
  print: 'whole',
  faq1996: { dilemma: { points: { each: -1 } } },
}
