import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Kevin Uxbridge: Convergence',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: { any: [{ type: ['mission', 'time location'] }, { cardIn: 'spaceline location' }] },
        effects: [{ do: 'destroy', who: { all: { type: 'event', cardIn: 'spaceline' }, here: true } }],
      },
    ],
  },
}
