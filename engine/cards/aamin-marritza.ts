import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Aamin Marritza',
  print: 'whole',
  glossary: { timed: [{ at: 'killed', effects: [{ do: 'score', points: 5 }] }] },
}
