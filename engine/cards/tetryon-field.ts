import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Tetryon Field',
  print: 'whole',
  faq1996: {
    plays: [{ on: { cardIn: 'spaceline location' }, stays: true }],
    halts: { unless: { skill: 'Navigation' } },
  },
}
