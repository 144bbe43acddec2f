import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lal',
  print: 'whole',
  glossary: {
    timed: [{ at: 'reported', effects: [{ do: 'select skills', who: 'this', count: 2, from: 'present' }] }],
  },
}
