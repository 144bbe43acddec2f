import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Space',
  print: 'whole',
  glossary: {
    inserted: true,
    span: { number: 3, more: { ruling: '1eS-space-09', where: { unique: false } } },
  },
}
