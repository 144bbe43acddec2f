import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Q-Net',
  print: { lies: ['spaceline'] },
  faq1996: {
    halts: { unless: { skill: 'Diplomacy', level: 2 } },
  },
}
