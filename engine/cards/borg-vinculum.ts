import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Borg Vinculum',
  print: 'whole',
  glossary: {
    sharing: true,
    standing: [{ ruling: 'custom-cards-55', affects: 'this', immuneTo: ['Disruptor Overload'] }],
  },
}
